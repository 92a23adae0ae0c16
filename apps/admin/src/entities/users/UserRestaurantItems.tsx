import { useSession } from '@larder/domain';
import type { User, WorkPlace } from '@larder/domain/contract';
import { MenuItem, MenuSection } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { restaurantsAfter } from './useUserActions';

export interface UserRestaurantItemsProps {
  users: readonly User[];
  onChoose: (restaurant: WorkPlace, isMember: boolean) => void;
}

/** Menu items that add several users to a restaurant or remove them. Items that would change no one are disabled. */
export function UserRestaurantItems({ users, onChoose }: UserRestaurantItemsProps) {
  const { t } = useTranslation();
  const { workPlaces, user: self } = useSession();
  return [true, false].map((isMember) => (
    <MenuSection key={String(isMember)} title={t(isMember ? 'users.bulk.addTo' : 'users.bulk.removeFrom')}>
      {workPlaces.map((restaurant) => (
        <MenuItem
          key={restaurant._id}
          disabled={!users.some((user) => restaurantsAfter(user, restaurant._id, isMember, self?.id))}
          textValue={restaurant.name}
          onAction={() => onChoose(restaurant, isMember)}
        >
          <bdi>{restaurant.name}</bdi>
        </MenuItem>
      ))}
    </MenuSection>
  ));
}
