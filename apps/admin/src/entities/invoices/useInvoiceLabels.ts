import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Labels of invoice statuses and payment methods. Unknown values are returned unchanged. */
export function useInvoiceLabels() {
  const { t } = useTranslation();
  return useMemo(() => {
    const label = (group: string) => (value: string) => t(`invoices.${group}.${value}`, { defaultValue: value });
    return { status: label('statuses'), method: label('methods') };
  }, [t]);
}
