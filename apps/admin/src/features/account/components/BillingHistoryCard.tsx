import { useInvoiceList } from '@larder/domain';
import { PlainTable } from '@larder/ui/PlainTable';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { InvoiceStatusBadge } from '../../../entities/invoices/InvoiceStatusBadge';
import { useAccountMoney } from '../../../hooks/useAccountMoney';
import { useFormats } from '../../../hooks/useFormats';

/** The invoices of the user. */
export function BillingHistoryCard({ email }: { email: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const invoices = useInvoiceList({ q: email });
  const { majorMoney: money } = useAccountMoney();
  const date = (day: string) => formats.date(day, { dateStyle: 'medium' });
  return (
    <QueryCard
      query={invoices}
      title={t('account.history.title')}
      padding="none"
      isEmpty={({ invoices: list }) => list.length === 0}
      emptyText={t('account.history.empty')}
    >
      {({ invoices: list }) => (
        <PlainTable caption={t('account.history.title')} hideCaption>
          <thead>
            <tr>
              {['number', 'status', 'total', 'issued', 'due', 'balance'].map((column) => (
                <th key={column} scope="col">
                  {t(`account.history.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.map((invoice) => (
              <tr key={invoice.id}>
                <th scope="row">#{invoice.id}</th>
                <td>
                  <InvoiceStatusBadge status={invoice.invoiceStatus} />
                </td>
                <td>{money(invoice.total)}</td>
                <td>{date(invoice.issuedDate)}</td>
                <td>{date(invoice.dueDate)}</td>
                <td>{money(invoice.balance)}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
    </QueryCard>
  );
}
