import type { Invoice } from '@larder/domain/contract';
import { Button, Card, type IconType } from '@larder/ui';
import { ConfirmDialog, MenuItem } from '@larder/ui/overlays';
import { useNavigate } from '@tanstack/react-router';
import { Banknote, Copy, FileMinus, FileSpreadsheet, Link2, Pencil, Printer, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '../../../components/MoreMenu';
import { useShortcuts } from '../../../hooks/useShortcuts';
import { editLocation, type InvoiceActions } from '../useInvoiceActions';
import { useInvoiceDownload } from '../useInvoiceDownload';
import { isReminder } from '../useInvoiceMailText';
import * as styles from './InvoicePreview.css';

export interface InvoiceActionsCardProps {
  invoice: Invoice;
  actions: InvoiceActions;
  onSend: () => void;
  onPay: () => void;
  onCredit: () => void;
}

interface FurtherAction {
  label: string;
  icon: IconType;
  tone?: 'danger';
  onAction: () => void;
}

/** Actions for an invoice: a card next to the sheet, or a bar with a menu at the bottom of narrow pages. */
export function InvoiceActionsCard({ invoice, actions, onSend, onPay, onCredit }: InvoiceActionsCardProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const download = useInvoiceDownload(actions);
  const [isAsking, setAsking] = useState(false);
  const { id, invoiceStatus } = invoice;
  const edit = () => void navigate(editLocation(id));
  const print = () => {
    actions.print(id);
    void actions.noteDownload(invoice);
  };
  const remove = () => {
    void navigate({ to: '/apps/invoice/list' });
    void actions.deleteInvoices([invoice]);
  };
  useShortcuts({ printInvoice: print, ...(actions.mayEdit(invoice) && { editInvoice: edit }) });

  const text = (name: string) => t(`invoices.actions.${name}`);
  const further: (FurtherAction | false)[] = [
    { label: text('print'), icon: Printer, onAction: print },
    { label: text('downloadCsv'), icon: FileSpreadsheet, onAction: () => void download(invoice) },
    actions.mayCredit(invoice) && { label: text('credit'), icon: FileMinus, onAction: onCredit },
    actions.mayEdit(invoice) && { label: text('edit'), icon: Pencil, onAction: edit },
    actions.mayDuplicate(invoice) && {
      label: text('duplicate'),
      icon: Copy,
      onAction: () => void actions.duplicate(invoice),
    },
    { label: t('common.share.copy'), icon: Link2, onAction: () => actions.copyLink(id) },
    actions.mayDeleteInvoice(invoice) && {
      label: text('delete'),
      icon: Trash2,
      tone: 'danger',
      onAction: () => (invoiceStatus === 'Paid' ? setAsking(true) : remove()),
    },
  ];
  const shown = further.filter((action) => action !== false);

  return (
    <>
      <Card className={styles.bar}>
        <div className={styles.actions}>
          {actions.maySend(invoice) && (
            <Button
              variant={invoiceStatus === 'Paid' ? undefined : 'filled'}
              size="bar"
              startIcon={Send}
              onClick={onSend}
            >
              {text(isReminder(invoice) ? 'remind' : 'send')}
            </Button>
          )}
          {actions.mayPay(invoice) && (
            <Button size="bar" startIcon={Banknote} onClick={onPay}>
              {text(invoice.balance < 0 ? 'refund' : 'pay')}
            </Button>
          )}
          <div className={styles.wideOnly}>
            {shown.map((action) => (
              <Button
                key={action.label}
                variant="plain"
                tone={action.tone ?? 'dark'}
                startIcon={action.icon}
                className={styles.further}
                onClick={action.onAction}
              >
                {action.label}
              </Button>
            ))}
          </div>
          <div className={styles.narrowOnly}>
            <MoreMenu label={text('more')}>
              {shown.map((action) => (
                <MenuItem key={action.label} icon={action.icon} tone={action.tone} onAction={action.onAction}>
                  {action.label}
                </MenuItem>
              ))}
            </MoreMenu>
          </div>
        </div>
      </Card>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('invoices.deleteMany.title', { count: 1 })}
        description={t('invoices.deleteMany.description')}
        confirmLabel={t('invoices.deleteMany.confirm', { count: 1 })}
        cancelLabel={t('invoices.deleteMany.cancel', { count: 1 })}
        onConfirm={() => {
          setAsking(false);
          remove();
        }}
      />
    </>
  );
}
