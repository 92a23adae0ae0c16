import { useSession, useSwitchRestaurant } from '@larder/domain';
import { useTranslation } from 'react-i18next';
import { notify } from '../lib/notify';

/** Switches the workplace, says so and offers the way back (pages.md 3.6). */
export function useChooseWorkplace() {
  const { t } = useTranslation();
  const { restaurant, workPlaces } = useSession();
  const switchRestaurant = useSwitchRestaurant();
  return (id: string) => {
    const next = workPlaces.find((place) => place._id === id);
    if (!next || !restaurant || next._id === restaurant._id) return;
    switchRestaurant(next);
    void notify((toast) =>
      toast.success(t('shell.workplace.switched', { name: next.name }), {
        action: { label: t('shell.workplace.undo'), onAction: () => switchRestaurant(restaurant) },
      }),
    );
  };
}
