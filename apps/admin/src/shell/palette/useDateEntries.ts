import { serverNow } from '@larder/domain';
import { localDate } from '@larder/domain/contract';
import { useRouter } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { availablePage } from '../navigation/navigation';
import { usePageAccess } from '../navigation/usePageAccess';
import { parseSearchDate } from './searchDate';
import type { PaletteEntry } from './paletteTypes';

/** Returns a function that converts a typed date to an entry that opens the service day. */
export function useDateEntries(close: () => void) {
  const { t, i18n } = useTranslation();
  const formats = useFormats();
  const router = useRouter();
  const isOffered = availablePage('salesDashboard', usePageAccess()) !== undefined;
  return (typed: string): PaletteEntry[] => {
    const date = isOffered ? parseSearchDate(typed, localDate(serverNow()), i18n.language) : undefined;
    if (date === undefined) return [];
    return [
      {
        id: `date-${date}`,
        title: t('shell.palette.actions.openDay', { date: formats.date(date, { dateStyle: 'full' }) }),
        icon: CalendarDays,
        run: () => {
          close();
          void router.navigate({ to: '/', search: { date } });
        },
      },
    ];
  };
}
