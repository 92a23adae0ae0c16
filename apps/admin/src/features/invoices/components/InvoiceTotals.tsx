import { invoiceTotals, type Invoice } from '@larder/domain/contract';
import { Card } from '@larder/ui';
import { DescriptionList } from '@larder/ui/DescriptionList';
import { useTranslation } from 'react-i18next';
import { useAccountMoney } from '../../../hooks/useAccountMoney';
import { useFormats } from '../../../hooks/useFormats';

export interface InvoiceTotalsProps {
  /** All invoices that match the filters. */
  invoices: readonly Invoice[];
}

/** Number, total and balance of all matching invoices. */
export function InvoiceTotals({ invoices }: InvoiceTotalsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { money } = useAccountMoney();
  const { count, total, balance } = invoiceTotals(invoices);
  return (
    <Card role="group" aria-label={t('invoices.totals.label')}>
      <DescriptionList
        layout="columns"
        minColumn={120}
        items={[
          { term: t('invoices.totals.count'), value: formats.number(count) },
          { term: t('invoices.fields.total'), value: money(total) },
          { term: t('invoices.fields.balance'), value: money(balance) },
        ]}
      />
    </Card>
  );
}
