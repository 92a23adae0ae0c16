import { useServerNow } from '@larder/domain';
import type { ChatMessage, ChatStatus } from '@larder/domain/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { capitalize } from '../../lib/capitalize';

const dayOf = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** Returns formatters for statuses, times and last messages. */
export function useChatLabels() {
  const { t, i18n } = useTranslation();
  const formats = useFormats();
  const now = useServerNow();
  return useMemo(() => {
    const relative = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' });
    return {
      status: (status: ChatStatus) => t(`shell.user.status.${status}`),
      /** Formats a time as `20:11`, `Yesterday`, `Mon`, `14 Nov` or `14 Nov 2025`. */
      when: (time: string) => {
        const moment = new Date(time);
        const days = Math.round((dayOf(now) - dayOf(moment)) / 86_400_000);
        if (days <= 0) return formats.time(moment);
        if (days === 1) return capitalize(relative.format(-1, 'day'), i18n.language);
        if (days < 7) return formats.date(moment, { weekday: 'short' });
        const year = moment.getFullYear() === now.getFullYear() ? undefined : ('numeric' as const);
        return formats.date(moment, { day: 'numeric', month: 'short', year });
      },
      /** Returns the text of a message, or the name of its attachment if it has no text. */
      preview: ({ message, attachment }: Pick<ChatMessage, 'message' | 'attachment'>) => {
        if (message.trim() !== '') return message;
        return attachment?.type.startsWith('image/') ? t('chat.picture') : (attachment?.fileName ?? '');
      },
    };
  }, [t, i18n.language, formats, now]);
}
export type ChatLabels = ReturnType<typeof useChatLabels>;
