import type { Invoice } from '@larder/domain/contract';
import { Text } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import * as styles from './InvoiceSheet.css';
import { useAccountMoney } from '../../hooks/useAccountMoney';

export interface InvoiceStubProps {
  invoice: Pick<Invoice, 'id' | 'client' | 'dueDate'>;
  /** Amount to pay, minor units. */
  due: number;
}

/** The part of an invoice that the client cuts off and returns with the payment. */
export function InvoiceStub({ invoice, due }: InvoiceStubProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { money } = useAccountMoney();
  const facts = [
    [t('invoices.fields.number'), String(invoice.id)],
    [t('invoices.fields.client'), invoice.client.name],
    [t('invoices.fields.due'), formats.date(invoice.dueDate, { dateStyle: 'medium' })],
    [t('invoices.sheet.totalDue'), money(due)],
  ];
  return (
    <section className={styles.stub} aria-label={t('invoices.sheet.stub')}>
      <div>
        <Text as="div" variant="bodyStrong">
          {t('invoices.sheet.stub')}
        </Text>
        <Text as="div" variant="caption" tone="muted">
          {t('invoices.sheet.stubNote')}
        </Text>
      </div>
      <dl className={styles.stubFacts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
