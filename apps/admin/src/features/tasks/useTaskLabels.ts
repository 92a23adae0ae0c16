import { daysBetween, type DueGroup, type TaskFilter, type TaskOrder, type TaskTag } from '@larder/domain/contract';
import { CircleCheck, ListTodo, Star, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { capitalize } from '../../lib/capitalize';

export const filterIcons = { all: ListTodo, important: Star, completed: CircleCheck, deleted: Trash2 } as const;

export const tagTones = {
  team: 'info',
  low: 'success',
  medium: 'warning',
  high: 'danger',
  update: 'primary',
} as const satisfies Record<TaskTag, string>;

/** Returns names of filters, tags and orders, and a formatter for due dates. */
export function useTaskLabels(today: string) {
  const { t, i18n } = useTranslation();
  const formats = useFormats();
  return useMemo(() => {
    const relative = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' });
    return {
      filter: (filter: TaskFilter | undefined) => t(`tasks.filters.${filter ?? 'all'}`),
      tag: (tag: TaskTag) => t(`tasks.tags.${tag}`),
      order: (order: TaskOrder | 'rank') => t(`tasks.orders.${order}`),
      group: (group: DueGroup) => t(`tasks.groups.${group}`),
      /** Formats a due date as `Today`, `Tomorrow, 09:00` or `Fri 27 Nov`. */
      due: (dueDate: string) => {
        const day = dueDate.slice(0, 10);
        const days = daysBetween(today, day);
        const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : ('numeric' as const);
        const text =
          Math.abs(days) <= 1
            ? capitalize(relative.format(days, 'day'), i18n.language)
            : formats.date(day, { weekday: 'short', day: 'numeric', month: 'short', year });
        return dueDate.length > 10 ? `${text}, ${formats.time(dueDate)}` : text;
      },
    };
  }, [t, i18n.language, formats, today]);
}
export type TaskLabels = ReturnType<typeof useTaskLabels>;
