import {
  invoiceBalance,
  invoiceLines,
  invoiceSums,
  taxByRate,
  toMinor,
  type Invoice,
  type PaymentDetails,
} from '@larder/domain/contract';
import { Mark, Text } from '@larder/ui';
import { Heading } from '@larder/ui/Heading';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { InvoiceLines } from './InvoiceLines';
import { InvoiceStatusBadge } from './InvoiceStatusBadge';
import { InvoicePayCode, InvoicePayTo } from './InvoicePayTo';
import * as styles from './InvoiceSheet.css';
import { InvoiceStub } from './InvoiceStub';
import { InvoiceSums } from './InvoiceSums';
import { useInvoiceLabels } from './useInvoiceLabels';
import { clientLines } from './clientLines';

/** Fields of an invoice that the sheet shows. The balance is computed. */
export type SheetInvoice = Omit<Invoice, 'balance' | 'avatar' | 'version'>;

/** The restaurant that issues an invoice. */
export interface InvoiceIssuer {
  name: string;
  /** Address and contact, a line each. */
  lines: readonly string[];
}

export interface InvoiceSheetProps {
  invoice: SheetInvoice;
  /** Bank account for payments. Omitted while it is unknown. */
  paymentDetails?: PaymentDetails;
  /** Issuer, unless the invoice names a supplier. */
  restaurant: InvoiceIssuer;
  /** Level of the heading with the number. @default 2 */
  headingLevel?: 1 | 2;
}

/** An invoice as a sheet of paper, on the screen and in print. */
export function InvoiceSheet({ invoice, paymentDetails, restaurant, headingLevel = 2 }: InvoiceSheetProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const labels = useInvoiceLabels();
  const { client, supplier, payments, credits, creditOf, reason, salesperson, note, paymentMethod } = invoice;
  const issuer = supplier ? { name: supplier.name, lines: [supplier.address, supplier.email] } : restaurant;
  const isNote = creditOf !== undefined;
  const date = (day: string) => formats.date(day, { dateStyle: 'medium' });
  const lines = invoiceLines(invoice);
  const sums = invoiceSums(lines);
  const balance = toMinor(invoiceBalance(sums.total / 100, payments, credits));
  const due = isNote ? 0 : Math.max(0, balance);
  const title = labels.title(invoice);
  const remarks = [
    salesperson && t('invoices.sheet.servedBy', { name: salesperson }),
    invoice.showTerms && due > 0 && t('invoices.sheet.terms', { date: date(invoice.dueDate) }),
    invoice.showTerms && paymentMethod && t('invoices.sheet.method', { method: labels.method(paymentMethod) }),
  ].filter(Boolean);

  return (
    <article className={styles.sheet} aria-label={title}>
      <div className={styles.header}>
        <Mark size={44} />
        <div className={styles.issuer}>
          <Text as="div" variant="title3">
            <bdi>{issuer.name}</bdi>
          </Text>
          {issuer.lines.map((line) => (
            <Text key={line} as="div" variant="caption" tone="muted">
              <bdi>{line}</bdi>
            </Text>
          ))}
        </div>
        <div className={styles.heading}>
          <div className={styles.number}>
            <InvoiceStatusBadge status={invoice.invoiceStatus} />
            <Heading level={headingLevel} size={1}>
              {title}
            </Heading>
          </div>
          <dl className={styles.dates}>
            <dt>{t('invoices.fields.issued')}</dt>
            <dd>{date(invoice.issuedDate)}</dd>
            <dt>{t(isNote ? 'invoices.sheet.creditOf' : 'invoices.fields.due')}</dt>
            <dd>{isNote ? <bdi dir="ltr">#{creditOf}</bdi> : date(invoice.dueDate)}</dd>
          </dl>
        </div>
      </div>

      <div className={styles.parties}>
        <div className={styles.party}>
          <Text as="div" variant="caption" tone="muted">
            {t(isNote ? 'invoices.sheet.creditTo' : 'invoices.sheet.to')}
          </Text>
          <Text as="div" variant="bodyStrong">
            <bdi>{client.name}</bdi>
          </Text>
          {clientLines(client).map((line) => (
            <Text key={line} as="div" variant="caption" tone="muted">
              <bdi>{line}</bdi>
            </Text>
          ))}
        </div>
        {paymentDetails && !isNote && <InvoicePayTo details={paymentDetails} due={due} />}
      </div>

      <InvoiceLines lines={lines} />

      <div className={styles.closing}>
        <div className={styles.remarks}>
          {paymentDetails && due > 0 && (
            <InvoicePayCode details={paymentDetails} due={due} number={invoice.id} name={issuer.name} />
          )}
          {reason && (
            <Text as="p">
              <bdi>{t('invoices.sheet.reason', { reason })}</bdi>
            </Text>
          )}
          {remarks.length > 0 && (
            <Text as="p" variant="caption">
              {remarks.join(' ')}
            </Text>
          )}
          {invoice.showNote && note && (
            <Text as="p" variant="caption" tone="muted" className={styles.note}>
              <bdi>{note}</bdi>
            </Text>
          )}
        </div>
        <InvoiceSums
          sums={sums}
          taxes={taxByRate(lines)}
          payments={payments}
          credits={credits}
          balance={isNote ? undefined : balance}
        />
      </div>

      {invoice.showStub && <InvoiceStub invoice={invoice} due={due} />}
    </article>
  );
}
