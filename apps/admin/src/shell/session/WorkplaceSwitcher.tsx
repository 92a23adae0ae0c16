import { useSession } from '@larder/domain';
import { Avatar } from '@larder/ui';
import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import { Menu } from '@larder/ui/overlays';
import { WorkplaceButton } from '@larder/ui/shell';
import { useTranslation } from 'react-i18next';

const content = lazyModule(() => import('./WorkplaceMenuItems'));
const WorkplaceMenuItems = lazyNamed(content, 'WorkplaceMenuItems');

/** Minimum number of workplaces for a search field. */
const searchFrom = 6;

/** Shows the current restaurant. With more than one workplace, opens a menu of them. */
export function WorkplaceSwitcher() {
  const { t } = useTranslation();
  const { restaurant, workPlaces } = useSession();
  if (!restaurant) return null;

  const avatar = <Avatar name={restaurant.name} size={24} shape="square" colorKey={restaurant._id} aria-hidden />;
  if (workPlaces.length < 2) return <WorkplaceButton readOnly name={restaurant.name} avatar={avatar} />;

  return (
    <Menu
      label={t('shell.workplace.label')}
      searchLabel={workPlaces.length >= searchFrom ? t('shell.workplace.find') : undefined}
      content={content}
      trigger={
        <WorkplaceButton
          name={restaurant.name}
          avatar={avatar}
          label={t('shell.workplace.switch', { name: restaurant.name })}
        />
      }
    >
      <WorkplaceMenuItems />
    </Menu>
  );
}
