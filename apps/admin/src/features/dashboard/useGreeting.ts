import { readSession } from '@larder/domain';
import i18next from 'i18next';
import { useEffect } from 'react';
import { notify, toastRegion } from '../../lib/notify';

const key = 'larder.greeted';

/** Greets a user once in the tab where they signed in, but not after a reload. */
export function useGreeting() {
  useEffect(() => {
    const { user, restaurant } = readSession();
    try {
      if (!user || sessionStorage.getItem(key) === String(user.id)) return;
      sessionStorage.setItem(key, String(user.id));
    } catch {
      return;
    }
    // Signing in is an interaction, which loads the toast region. A reload is not.
    if (!toastRegion.isWanted()) return;
    void notify((toast) =>
      toast.success(i18next.t('dashboard.welcome', { name: user.fullName }), {
        description: [i18next.t(`users.roles.${user.role}`, { defaultValue: user.role }), restaurant?.name]
          .filter(Boolean)
          .join(' · '),
      }),
    );
  }, []);
}
