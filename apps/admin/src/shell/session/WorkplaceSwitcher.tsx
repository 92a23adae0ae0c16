import { useSession } from '@larder/domain';
import { Avatar } from '@larder/ui';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '@larder/ui/overlays';
import { WorkplaceButton } from '@larder/ui/shell';
import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { availablePage } from '../navigation/navigation';
import { useSwitchWorkplace } from './useSwitchWorkplace';
import { usePageAccess } from '../navigation/usePageAccess';

/** Minimum number of workplaces for a search field. */
const searchFrom = 6;

/** Shows the current restaurant. With more than one workplace, opens a menu of them. */
export function WorkplaceSwitcher() {
  const { t } = useTranslation();
  const { restaurant, workPlaces } = useSession();
  const choose = useSwitchWorkplace();
  const manage = availablePage('restaurants', usePageAccess());
  if (!restaurant) return null;

  const avatar = <Avatar name={restaurant.name} size={24} shape="square" colorKey={restaurant._id} aria-hidden />;
  if (workPlaces.length < 2) return <WorkplaceButton readOnly name={restaurant.name} avatar={avatar} />;

  return (
    <Menu
      label={t('shell.workplace.label')}
      searchLabel={workPlaces.length >= searchFrom ? t('shell.workplace.find') : undefined}
      trigger={
        <WorkplaceButton
          name={restaurant.name}
          avatar={avatar}
          label={t('shell.workplace.switch', { name: restaurant.name })}
        />
      }
    >
      <MenuSection
        title={t('shell.workplace.label')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[restaurant._id]}
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
    </Menu>
  );
}
