import { useSession, useSwitchRestaurant } from '@larder/domain';
import { Avatar } from '@larder/ui';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '@larder/ui/overlays';
import { WorkplaceButton } from '@larder/ui/shell';
import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notify } from '../lib/notify';
import { reachablePage } from './navigation';
import { useReach } from './useReach';

/** The current restaurant and, with more than one workplace, the choice of another (pages.md 3.6). */
export function WorkplaceSwitcher() {
  const { t } = useTranslation();
  const { restaurant, workPlaces } = useSession();
  const switchRestaurant = useSwitchRestaurant();
  const manage = reachablePage('restaurants', useReach());
  if (!restaurant) return null;

  const avatar = <Avatar name={restaurant.name} size={24} shape="square" colorKey={restaurant._id} aria-hidden />;
  if (workPlaces.length < 2) return <WorkplaceButton isOnly name={restaurant.name} avatar={avatar} />;

  const choose = (id: string) => {
    const next = workPlaces.find((place) => place._id === id);
    if (!next || next._id === restaurant._id) return;
    switchRestaurant(next);
    void notify((toast) =>
      toast.success(t('shell.workplace.switched', { name: next.name }), {
        action: { label: t('shell.workplace.undo'), onAction: () => switchRestaurant(restaurant) },
      }),
    );
  };

  return (
    <Menu
      label={t('shell.workplace.label')}
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
        <MenuItem href={manage.link} icon={Store}>
          {t('shell.workplace.manage')}
        </MenuItem>
      )}
    </Menu>
  );
}
