import { useSession, useShellPanel, useSwitchRestaurant } from '@larder/domain';
import type { WorkPlace } from '@larder/domain/contract';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notify';
import { usePageAccess } from '../navigation/usePageAccess';
import { workplaceDestination } from './workplaceDestination';

// Stops waiting for the previous switch, which a form with unsaved changes may have blocked.
let forget: () => void = () => undefined;

/** Returns a function that switches the workplace, with undo. Asks for confirmation if a form has unsaved changes. */
export function useSwitchWorkplace() {
  const { t } = useTranslation();
  const router = useRouter();
  const access = usePageAccess();
  const { restaurant, workPlaces } = useSession();
  const switchRestaurant = useSwitchRestaurant();
  const [, setPanel] = useShellPanel();

  /** Switches through a navigation, so that the navigation blocker of a form can cancel it. */
  const go = (next: WorkPlace, onDone?: () => void) => {
    forget();
    forget = router.history.subscribe(({ location }) => {
      if (location.state.workplace !== next._id) return;
      forget();
      setPanel(null);
      switchRestaurant(next);
      onDone?.();
    });
    const { location, matches } = router.state;
    const { params, staticData } = matches.at(-1) ?? { params: {}, staticData: {} };
    const { pathname, search } = location;
    const move = workplaceDestination(
      { pathname, search, params, workplaceSearch: staticData.workplaceSearch },
      access,
    );
    void router.navigate({
      to: move.to,
      search: move.search,
      state: { workplace: next._id },
      replace: move.isSamePage,
      resetScroll: !move.isSamePage,
    });
  };

  return (id: string) => {
    const next = workPlaces.find((place) => place._id === id);
    if (!next || !restaurant || next._id === restaurant._id) return;
    go(next, () => {
      void notify((toast) =>
        toast.success(t('shell.workplace.switched', { name: next.name }), {
          action: { label: t('shell.workplace.undo'), onAction: () => go(restaurant) },
        }),
      );
    });
  };
}
