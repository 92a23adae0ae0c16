import { FilterChip } from '@larder/ui/FilterChip';
import { MenuItem } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '../../../components/MoreMenu';
import { listKinds } from '../menuSearch';
import { sectionPlaces } from '../menuTree';
import type { LoadedMenu } from '../useMenu';
import * as styles from './Menu.css';

/** Chooses a section or a list, on screens without the tree of sections. */
export function SectionChoice({ menu, current }: { menu: LoadedMenu; current: string }) {
  const { t } = useTranslation();
  const { catalogue, index, show } = menu;
  const places = sectionPlaces(catalogue, index);
  return (
    <div className={styles.sectionChoice}>
      <FilterChip
        label={t('menu.fields.section')}
        anyLabel={t('menu.tree.all')}
        value={current === 'all' ? null : current}
        onValueChange={(id) => show({ section: id ?? 'all', item: undefined })}
        options={[
          ...places.map(({ section, label }) => ({ value: section.id, label })),
          { value: 'archived', label: t('menu.tree.archived') },
        ]}
      />
      <MoreMenu label={t('menu.lists.title')}>
        {listKinds.map((kind) => (
          <MenuItem key={kind} onAction={() => show({ list: kind })}>
            {t(`menu.lists.kinds.${kind}`)}
          </MenuItem>
        ))}
      </MoreMenu>
    </div>
  );
}
