import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownUsers, type KnownUser } from '../../hooks/useKnownUsers';

/** Returns the users who can be invited, and a function that names guests. */
export function useGuests() {
  const { t } = useTranslation();
  const { self, users } = useKnownUsers();
  return useMemo(() => {
    const known = new Map([...(self ? [self] : []), ...(users ?? [])].map((user) => [user.id, user]));
    return {
      users: [...known.values()],
      /** Returns the guest with an ID. Unknown guests are named by their ID. */
      guest: (id: number): KnownUser =>
        known.get(id) ?? { id, fullName: t('calendar.unknownGuest', { id }), avatar: '' },
    };
  }, [self, users, t]);
}
