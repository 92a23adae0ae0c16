import { useSession } from '@larder/domain';
import { MenuItem, MenuSection, MenuSeparator } from '@larder/ui/overlays';
import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { availablePage } from '../navigation/navigation';
import { usePageAccess } from '../navigation/usePageAccess';
import { useSwitchWorkplace } from './useSwitchWorkplace';

/** The workplaces of the user and a link to manage them. Lazy-loaded by `WorkplaceSwitcher`. */
export function WorkplaceMenuItems() {
  const { t } = useTranslation();
  const { restaurant, workPlaces } = useSession();
  const choose = useSwitchWorkplace();
  const manage = availablePage('restaurants', usePageAccess());

  return (
    <>
      <MenuSection
        title={t('shell.workplace.label')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={restaurant ? [restaurant._id] : []}
        onSelectionChange={(keys) => keys !== 'all' && choose(String([...keys][0]))}
      >
        {workPlaces.map(({ _id, name }) => (
          <MenuItem key={_id} id={_id}>
            {name}
          </MenuItem>
        ))}
      </MenuSection>
      {manage && <MenuSeparator />}
      {manage && (
        <MenuItem href={manage.path} icon={Store}>
          {t('shell.workplace.manage')}
        </MenuItem>
      )}
    </>
  );
}
