import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns a function that describes the days until a due date, such as "due in 3 days" or "2 days late". */
export function useDueText() {
  const { t } = useTranslation();
  return useCallback(
    (days: number) => {
      if (days === 0) return t('invoices.due.today');
      return days > 0 ? t('invoices.due.in', { count: days }) : t('invoices.due.late', { count: -days });
    },
    [t],
  );
}
