import { localDayOf, type MailLabel, type MailMessage, type MailPerson, type MailView } from '@larder/domain/contract';
import { serverNow, useSession } from '@larder/domain';
import { FileText, Inbox, Send, ShieldAlert, Star, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { useRestaurantZone } from '../../hooks/useRestaurantZone';

export const viewIcons = {
  inbox: Inbox,
  sent: Send,
  draft: FileText,
  starred: Star,
  spam: ShieldAlert,
  trash: Trash2,
} as const satisfies Record<MailView, unknown>;

/** Colors of the labels, from the chart palette. */
export const labelTones = {
  private: 'c5',
  company: 'c3',
  important: 'c2',
  personal: 'c4',
} as const satisfies Record<MailLabel, string>;

/**
 * Returns names of folders, labels and people, and formatters for the time of an email. Times are in the time zone of the
 * restaurant.
 */
export function useMailLabels() {
  const { t } = useTranslation();
  const { timeZone, device } = useRestaurantZone();
  const formats = useFormats(timeZone);
  const { user } = useSession();
  return useMemo(() => {
    const isSelf = ({ email }: MailPerson) => email === user?.email;
    const dayOf = (time: string) => localDayOf(time, timeZone);
    const today = () => dayOf(serverNow().toISOString());
    /** Returns the format of the year: only of another year. */
    const yearOf = (time: string) =>
      dayOf(time).slice(0, 4) === today().slice(0, 4) ? undefined : ('numeric' as const);
    const person = ({ name, email }: MailPerson) => name || email;
    return {
      view: (view: MailView) => t(`mail.folders.${view}`),
      label: (label: MailLabel) => t(`mail.labels.${label}`),
      isSelf,
      person,
      /** Formats people as `you and Bea Lindqvist`. */
      people: (people: readonly MailPerson[]) =>
        formats.list(people.map((each) => (isSelf(each) ? t('mail.you') : person(each)))),
      /** Formats recipients as `To Bea Lindqvist`. */
      recipients: (people: readonly MailPerson[]) => t('mail.toPeople', { people: formats.list(people.map(person)) }),
      noRecipient: t('mail.noRecipient'),
      subject: ({ subject }: Pick<MailMessage, 'subject'>) => subject.trim() || t('mail.noSubject'),
      /** Formats the time of an email sent today, otherwise its date: `20:02`, `14 Nov` or `14 Nov 2025`. */
      shortTime: (time: string) => {
        if (dayOf(time) === today()) return formats.time(time);
        return formats.date(time, { day: 'numeric', month: 'short', year: yearOf(time) });
      },
      /** Formats the date and time of an email as `Fri 20 Nov, 20:02`, with the zone if the device has another. */
      longTime: (time: string) => {
        const day = formats.date(time, { weekday: 'short', day: 'numeric', month: 'short', year: yearOf(time) });
        const zone = timeZone === device ? undefined : ('short' as const);
        return `${day}, ${formats.time(time, { hour: '2-digit', minute: '2-digit', timeZoneName: zone })}`;
      },
    };
  }, [t, formats, user, timeZone, device]);
}
export type MailLabels = ReturnType<typeof useMailLabels>;
