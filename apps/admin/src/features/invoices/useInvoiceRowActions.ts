import type { Invoice } from '@larder/domain/contract';
import type { RowAction } from '@larder/ui/table';
import { useRouter } from '@tanstack/react-router';
import { Copy, Download, Eye, FileMinus, Link2, PanelRightOpen, Pencil, Printer, Send, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { editLocation, type InvoiceActions } from './useInvoiceActions';

interface InvoiceRowActionsOptions {
  actions: InvoiceActions;
  onSend: (invoice: Invoice) => void;
  onPeek: (invoice: Invoice) => void;
  onDownload: (invoice: Invoice) => void;
  onDelete: (invoice: Invoice) => void;
}

/** Returns a function that lists the row actions that the user's ability allows. */
export function useInvoiceRowActions({ actions, onSend, onPeek, onDownload, onDelete }: InvoiceRowActionsOptions) {
  const { t } = useTranslation();
  const router = useRouter();
  return (invoice: Invoice): readonly RowAction[] => {
    const { id } = invoice;
    const text = (name: string) => t(`invoices.actions.${name}`);
    const rows: (RowAction | false)[] = [
      actions.maySend(invoice) && {
        id: 'send',
        label: text('send'),
        icon: Send,
        quick: true,
        onAction: () => onSend(invoice),
      },
      {
        id: 'preview',
        label: text('preview'),
        icon: Eye,
        quick: true,
        href: router.buildLocation({ to: '/apps/invoice/preview/$id', params: { id: String(id) } }).publicHref,
      },
      { id: 'peek', label: text('peek'), icon: PanelRightOpen, shortcut: 'V', onAction: () => onPeek(invoice) },
      actions.mayEdit(invoice) && {
        id: 'edit',
        label: text('edit'),
        icon: Pencil,
        shortcut: 'E',
        onAction: () => void router.navigate(editLocation(id)),
      },
      { id: 'download', label: text('downloadCsv'), icon: Download, onAction: () => onDownload(invoice) },
      { id: 'print', label: text('print'), icon: Printer, shortcut: 'P', onAction: () => actions.print(id) },
      actions.mayCredit(invoice) && {
        id: 'credit',
        label: text('credit'),
        icon: FileMinus,
        onAction: () =>
          void router.navigate({
            to: '/apps/invoice/preview/$id',
            params: { id: String(id) },
            search: { panel: 'credit' },
          }),
      },
      actions.mayDuplicate(invoice) && {
        id: 'duplicate',
        label: text('duplicate'),
        icon: Copy,
        onAction: () => void actions.duplicate(invoice),
      },
      { id: 'copyLink', label: t('common.share.copy'), icon: Link2, onAction: () => actions.copyLink(id) },
      actions.mayDeleteInvoice(invoice) && {
        id: 'delete',
        label: text('delete'),
        icon: Trash2,
        tone: 'danger',
        onAction: () => onDelete(invoice),
      },
    ];
    return rows.filter((action) => action !== false);
  };
}
