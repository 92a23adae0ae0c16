import { daysBetween, invoiceParty, isReceived, toMinor, type Invoice } from '@larder/domain/contract';
import { Avatar, Stack, StatusPill, Text } from '@larder/ui';
import type { DataTableColumn } from '@larder/ui/table';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '../../components/RouterButton';
import { InvoiceStatusBadge } from '../../entities/invoices/InvoiceStatusBadge';
import { useInvoiceLabels } from '../../entities/invoices/useInvoiceLabels';
import { useAccountMoney } from '../../hooks/useAccountMoney';
import { useFormats } from '../../hooks/useFormats';
import { lines } from '../../lists/truncate.css';
import { withoutFilters } from './invoiceList';
import { useDueText } from './useDueText';

/** The number of an invoice, or of a credit note with its invoice. */
function NumberCell({ creditOf, children }: { creditOf: number | undefined; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <span className={lines}>
      <bdi dir="ltr">#{children}</bdi>
      {creditOf !== undefined && (
        <Text variant="caption" tone="subtle">
          {t('invoices.list.creditOf', { number: creditOf })}
        </Text>
      )}
    </span>
  );
}

function BalanceCell({ balance, invoiceStatus, creditOf }: Invoice) {
  const labels = useInvoiceLabels();
  const { majorMoney } = useAccountMoney();
  if (creditOf !== undefined) return '—';
  if (balance !== 0) return majorMoney(balance);
  return (
    <StatusPill tone={invoiceStatus === 'Credited' ? 'secondary' : 'success'} dot={false}>
      {labels.status(invoiceStatus)}
    </StatusPill>
  );
}

/** Returns the columns of the list. `today` is the date from which due dates are counted. */
export function useInvoiceColumns(today: string): readonly DataTableColumn<Invoice>[] {
  const { t } = useTranslation();
  const formats = useFormats();
  const labels = useInvoiceLabels();
  const dueText = useDueText();
  const { majorMoney } = useAccountMoney();
  return useMemo(() => {
    const field = (name: string) => t(`invoices.fields.${name}`);
    const day = (date: string) => <time dateTime={date}>{formats.date(date, { dateStyle: 'medium' })}</time>;
    return [
      {
        id: 'id',
        header: field('number'),
        rowHeader: true,
        sortable: true,
        firstDirection: 'desc',
        cell: ({ id, creditOf }, { mark }) => <NumberCell creditOf={creditOf}>{mark(String(id))}</NumberCell>,
      },
      {
        id: 'invoiceStatus',
        header: field('status'),
        sortable: true,
        card: 'status',
        cell: ({ invoiceStatus, balance, dueDate }) => (
          <InvoiceStatusBadge
            status={invoiceStatus}
            title={t('invoices.list.statusHint', {
              status: labels.status(invoiceStatus),
              balance: majorMoney(balance),
              due: formats.date(dueDate, { dateStyle: 'medium' }),
            })}
          />
        ),
      },
      {
        id: 'client.name',
        header: field('client'),
        sortable: true,
        accessor: (invoice) => invoiceParty(invoice).name,
        card: 'secondary',
        cell: (invoice, { mark, density, inCard }) => {
          const { name, email } = invoiceParty(invoice);
          const direction = isReceived(invoice) ? 'received' : undefined;
          return (
            <Stack as="span" direction="row" gap="px10">
              {!inCard && (
                <Avatar
                  name={name}
                  src={invoice.avatar || undefined}
                  size={density === 'comfortable' ? 32 : 24}
                  aria-hidden
                />
              )}
              <span className={lines}>
                <RouterLink
                  to="/apps/invoice/list"
                  search={{ ...withoutFilters, q: email || name, direction }}
                  tone="inherit"
                  aria-label={t('invoices.list.onlyClient', { name })}
                >
                  <Text as="bdi" variant="bodyStrong" truncate title={name}>
                    {mark(name)}
                  </Text>
                </RouterLink>
                {density === 'comfortable' && !inCard && (
                  <Text as="bdi" dir="ltr" variant="caption" tone="subtle" truncate title={email}>
                    {mark(email)}
                  </Text>
                )}
              </span>
            </Stack>
          );
        },
      },
      {
        id: 'total',
        header: field('total'),
        sortable: true,
        align: 'end',
        firstDirection: 'desc',
        accessor: ({ total }) => toMinor(total),
        card: 'secondary',
        cell: ({ total }) => majorMoney(total),
      },
      { id: 'issuedDate', header: field('issued'), sortable: true, muted: true, cell: (row) => day(row.issuedDate) },
      {
        id: 'dueDate',
        header: field('due'),
        sortable: true,
        card: 'secondary',
        cell: ({ dueDate, balance, creditOf }, { inCard }) => {
          const left = balance > 0 && (
            <Text variant="caption" tone={dueDate < today ? 'danger' : 'subtle'}>
              {dueText(daysBetween(today, dueDate))}
            </Text>
          );
          if (inCard) return left;
          return (
            <span className={lines}>
              {creditOf === undefined ? day(dueDate) : '—'}
              {left}
            </span>
          );
        },
      },
      {
        id: 'balance',
        header: field('balance'),
        sortable: true,
        align: 'end',
        firstDirection: 'desc',
        accessor: ({ balance }) => toMinor(balance),
        cell: (invoice) => <BalanceCell {...invoice} />,
      },
      { id: 'service', header: t('invoices.list.service'), sortable: true, hidden: true },
      { id: 'salesperson', header: t('invoices.list.salesperson'), sortable: true, hidden: true },
    ];
  }, [t, formats, labels, dueText, majorMoney, today]);
}
