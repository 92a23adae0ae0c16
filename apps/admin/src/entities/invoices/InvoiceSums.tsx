import type { InvoicePayment, InvoiceSums as Sums } from '@larder/domain/contract';
import { text } from '@larder/ui/theme';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import * as styles from './InvoiceSheet.css';
import { useAccountMoney } from '../../hooks/useAccountMoney';

export interface InvoiceSumsProps {
  sums: Sums;
  payments: readonly InvoicePayment[];
  /** Minor units. */
  balance: number;
}

/** The sums of an invoice, its payments and the balance. */
export function InvoiceSums({ sums, payments, balance }: InvoiceSumsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { money, majorMoney } = useAccountMoney();
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('invoices.fields.subtotal')}</dt>
        <dd>{money(sums.subtotal)}</dd>
      </div>
      {sums.discount !== 0 && (
        <div>
          <dt>{t('invoices.fields.discount')}</dt>
          <dd>{money(-sums.discount)}</dd>
        </div>
      )}
      <div>
        <dt>{t('invoices.fields.tax')}</dt>
        <dd>{money(sums.tax)}</dd>
      </div>
      <div data-total="">
        <dt>{t('invoices.fields.total')}</dt>
        <dd>{money(sums.total)}</dd>
      </div>
      {payments.map((payment) => (
        <div key={payment.id}>
          <dt>{t('invoices.sheet.paidOn', { date: formats.date(payment.date) })}</dt>
          <dd>{majorMoney(-payment.amount)}</dd>
        </div>
      ))}
      <div data-balance="">
        <dt>{t('invoices.fields.balance')}</dt>
        <dd className={text.title1}>{money(balance)}</dd>
      </div>
    </dl>
  );
}
