import type { MenuItem, MenuOp } from '@larder/domain/contract';
import { Checkbox } from '@larder/ui';
import { ActionBar, type BarAction } from '@larder/ui/ActionBar';
import { Archive, ArchiveRestore, Clock, Coins, CornerUpRight, ListPlus, ListX } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { archiveItems, unplaceItems } from '../manyItems';
import { priceColumns } from '../priceSheet';
import type { LoadedMenu } from '../useMenu';
import type { MenuEdits } from '../useMenuEdits';
import * as styles from './Menu.css';

const ChangePricesDialog = lazyDialog(() => import('./ChangePricesDialog'), 'ChangePricesDialog');
const ManyItemsDialog = lazyDialog(() => import('./ManyItemsDialog'), 'ManyItemsDialog');

export interface ItemSelectionProps {
  menu: LoadedMenu;
  edits: MenuEdits;
  /** ID of the shown section, or `all` or `archived`. */
  current: string;
  /** Accessible name of the list. */
  label: string;
  items: readonly MenuItem[];
  renderRow: (item: MenuItem) => ReactNode;
}

/** The items of a section with checkboxes, and the actions for the selected ones. */
export function ItemSelection({ menu, edits, current, label, items, renderRow }: ItemSelectionProps) {
  const { t } = useTranslation();
  const { index, restaurants } = menu;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<'move' | 'place' | 'dayparts' | 'prices'>();
  const selected = items.filter(({ id }) => chosen.includes(id));
  const count = selected.length;
  const section = index.section.get(current);

  const run = async (ops: readonly MenuOp[], text: string) => {
    if (await edits.apply([...ops], text)) setChosen([]);
  };
  const ask = (id: NonNullable<typeof asked>, icon: BarAction['icon']): BarAction => ({
    id,
    icon,
    label: t(`menu.many.${id}`),
    onAction: () => setAsked(id),
  });
  const archive: BarAction =
    current === 'archived'
      ? {
          id: 'restore',
          icon: ArchiveRestore,
          label: t('menu.restore'),
          onAction: () => void run(archiveItems(selected, 'restore'), t('menu.many.restored', { count })),
        }
      : {
          id: 'archive',
          icon: Archive,
          label: t('menu.archive'),
          tone: 'danger',
          onAction: () => void run(archiveItems(selected, 'archive'), t('menu.many.archived', { count })),
        };
  const unplace: BarAction = {
    id: 'unplace',
    icon: ListX,
    label: t('menu.items.unplace'),
    onAction: () =>
      void run(unplaceItems(selected, current), t('menu.many.unplaced', { count, parent: section?.name })),
  };
  const others = [
    ask('place', ListPlus),
    ask('dayparts', Clock),
    ...(restaurants.length > 0 ? [ask('prices', Coins)] : []),
    archive,
  ];
  const actions =
    current === 'archived' ? [archive] : [...(section ? [ask('move', CornerUpRight), unplace] : []), ...others];

  return (
    <>
      <div className={styles.selectRow}>
        <Checkbox
          label={t('menu.many.all')}
          checked={count > 0 && count === items.length}
          indeterminate={count > 0 && count < items.length}
          onCheckedChange={(isOn) => setChosen(isOn ? items.map(({ id }) => id) : [])}
        />
      </div>
      <ul className={styles.plainList} aria-label={label}>
        {items.map((item) => (
          <li key={item.id} className={styles.selectRow}>
            <Checkbox
              aria-label={t('menu.many.select', { name: item.name })}
              checked={chosen.includes(item.id)}
              onCheckedChange={(isOn) => setChosen(isOn ? [...chosen, item.id] : chosen.filter((id) => id !== item.id))}
            />
            {renderRow(item)}
          </li>
        ))}
      </ul>
      <ActionBar count={count} items={actions} onClear={() => setChosen([])} />
      <Suspense>
        {asked === 'prices' && (
          <ChangePricesDialog
            menu={menu}
            edits={edits}
            columns={priceColumns(restaurants)}
            items={selected}
            selected={[]}
            onClose={() => setAsked(undefined)}
          />
        )}
        {asked !== undefined && asked !== 'prices' && (
          <ManyItemsDialog
            action={asked}
            items={selected}
            section={section}
            menu={menu}
            edits={edits}
            onClose={() => setAsked(undefined)}
            onDone={() => setChosen([])}
          />
        )}
      </Suspense>
    </>
  );
}
