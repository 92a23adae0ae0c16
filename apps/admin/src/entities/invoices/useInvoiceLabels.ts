import type { Invoice } from '@larder/domain/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Returns titles of invoices and credit notes, and labels of statuses and payment methods. Unknown values are returned
 * unchanged.
 */
export function useInvoiceLabels() {
  const { t } = useTranslation();
  return useMemo(() => {
    const label = (group: string) => (value: string) => t(`invoices.${group}.${value}`, { defaultValue: value });
    return {
      title: ({ id, creditOf }: Pick<Invoice, 'id' | 'creditOf'>) =>
        t(creditOf === undefined ? 'invoices.sheet.title' : 'invoices.sheet.creditTitle', { number: id }),
      status: label('statuses'),
      method: label('methods'),
    };
  }, [t]);
}
