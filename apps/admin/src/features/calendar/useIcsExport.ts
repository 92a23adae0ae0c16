import { serverNow, useAbility, useFetchAllUsers, useSession } from '@larder/domain';
import type { CalendarEvent } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../hooks/useFailureToast';

/** Returns a function that downloads events as an iCalendar file, each once. Lazy-loads the code. */
export function useIcsExport(timeZone: string) {
  const { t } = useTranslation();
  const { restaurant } = useSession();
  const ability = useAbility();
  const showFailure = useFailureToast();
  const fetchUsers = useFetchAllUsers();
  return async (exported: readonly CalendarEvent[], name: string) => {
    try {
      const events = [...new Set(exported)];
      const hasGuests = events.some(({ extendedProps }) => extendedProps.guests);
      const [{ writeIcs }, { download, exportName }, users] = await Promise.all([
        import('./ics/writeIcs'),
        import('../../lists/sheets/download'),
        hasGuests && ability.can('read', 'user') ? fetchUsers() : [],
      ]);
      const people = new Map(users.map(({ id, fullName, email }) => [id, { name: fullName, email }]));
      const text = writeIcs({
        events,
        name: restaurant?.name ?? t('nav.pages.calendar'),
        timeZone,
        now: serverNow(),
        host: window.location.hostname,
        guestOf: (id) => people.get(id),
      });
      download(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${exportName(name)}.ics`);
    } catch (error) {
      void showFailure(t('calendar.export.failed'), error);
    }
  };
}
