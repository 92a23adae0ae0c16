import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownUsers, type KnownUser } from '../../hooks/useKnownUsers';

/** The users who can be invited, and the names of guests. */
export function useGuests() {
  const { t } = useTranslation();
  const { self, users } = useKnownUsers();
  return useMemo(() => {
    const known = new Map([...(self ? [self] : []), ...(users ?? [])].map((user) => [user.id, user]));
    return {
      users: [...known.values()],
      /** The guest with an ID. Named by the ID if the user may not read users. */
      guest: (id: number): KnownUser =>
        known.get(id) ?? { id, fullName: t('calendar.unknownGuest', { id }), avatar: '' },
    };
  }, [self, users, t]);
}
