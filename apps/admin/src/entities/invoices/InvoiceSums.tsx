import type { InvoiceCredit, InvoicePayment, InvoiceSums as Sums, TaxSum } from '@larder/domain/contract';
import { text } from '@larder/ui/theme';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import * as styles from './InvoiceSheet.css';
import { useAccountMoney } from '../../hooks/useAccountMoney';

export interface InvoiceSumsProps {
  sums: Sums;
  /** Sums per tax rate, listed if there are several rates. */
  taxes?: readonly TaxSum[];
  payments: readonly InvoicePayment[];
  credits?: readonly InvoiceCredit[];
  /** Minor units. Undefined for a credit note, which ends with its total. */
  balance: number | undefined;
}

/** The sums of an invoice, its payments, credit notes and the balance. */
export function InvoiceSums({ sums, taxes = [], payments, credits = [], balance }: InvoiceSumsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { money, majorMoney } = useAccountMoney();
  const taxed = taxes.filter(({ rate }) => rate !== 0);
  const isNote = balance === undefined;
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
      {taxed.length > 1 ? (
        taxed.map(({ rate, net, tax }) => (
          <div key={rate}>
            <dt>{t('invoices.sheet.taxAt', { rate: formats.percent(rate / 100, 3), net: money(net) })}</dt>
            <dd>{money(tax)}</dd>
          </div>
        ))
      ) : (
        <div>
          <dt>{t('invoices.fields.tax')}</dt>
          <dd>{money(sums.tax)}</dd>
        </div>
      )}
      <div data-total="">
        <dt>{t(isNote ? 'invoices.sheet.credited' : 'invoices.fields.total')}</dt>
        <dd className={isNote ? text.title1 : undefined}>{money(sums.total)}</dd>
      </div>
      {payments.map((payment) => (
        <div key={payment.id}>
          <dt>
            {t(`invoices.sheet.${payment.amount < 0 ? 'refundedOn' : 'paidOn'}`, { date: formats.date(payment.date) })}
          </dt>
          <dd>{majorMoney(-payment.amount)}</dd>
        </div>
      ))}
      {credits.map(({ id, total }) => (
        <div key={id}>
          <dt>{t('invoices.sheet.creditTitle', { number: id })}</dt>
          <dd>{majorMoney(-total)}</dd>
        </div>
      ))}
      {!isNote && (
        <div data-balance="">
          <dt>{t('invoices.fields.balance')}</dt>
          <dd className={text.title1}>{money(balance)}</dd>
        </div>
      )}
    </dl>
  );
}
