import type { MailLabel, MailMessage, MailPerson, MailView } from '@larder/domain/contract';
import { serverNow, useSession } from '@larder/domain';
import { FileText, Inbox, Send, ShieldAlert, Star, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';

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

/** Returns names of folders, labels and people, and formatters for the time of an email. */
export function useMailLabels() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { user } = useSession();
  return useMemo(() => {
    const isSelf = ({ email }: MailPerson) => email === user?.email;
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
        const [moment, now] = [new Date(time), serverNow()];
        if (moment.toDateString() === now.toDateString()) return formats.time(moment);
        const year = moment.getFullYear() === now.getFullYear() ? undefined : ('numeric' as const);
        return formats.date(moment, { day: 'numeric', month: 'short', year });
      },
      /** Formats the date and time of an email as `Fri 20 Nov, 20:02`. */
      longTime: (time: string) => {
        const [moment, now] = [new Date(time), serverNow()];
        const year = moment.getFullYear() === now.getFullYear() ? undefined : ('numeric' as const);
        const day = formats.date(moment, { weekday: 'short', day: 'numeric', month: 'short', year });
        return `${day}, ${formats.time(moment)}`;
      },
    };
  }, [t, formats, user]);
}
export type MailLabels = ReturnType<typeof useMailLabels>;
