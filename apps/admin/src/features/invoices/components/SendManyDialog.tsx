import type { Invoice } from '@larder/domain/contract';
import { ConfirmDialog } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { useBulkWork } from '../../../lists/useBulkWork';
import { useInvoiceMailText } from '../useInvoiceMailText';
import { useSendInvoice } from '../useSendInvoice';

export interface SendManyDialogProps {
  invoices: readonly Invoice[];
  onClose: () => void;
}

/** Asks before several invoices are sent, because sending cannot be undone. */
export function SendManyDialog({ invoices, onClose }: SendManyDialogProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const bulk = useBulkWork();
  const mailText = useInvoiceMailText();
  const { send } = useSendInvoice();
  const count = invoices.length;
  const sendAll = () => {
    onClose();
    void bulk({
      rows: invoices,
      work: (invoice) => send(invoice, mailText(invoice)),
      busy: t('invoices.toasts.sendingMany'),
      done: (sent) => ({ key: 'invoices.toasts.sentMany', values: { count: sent.length } }),
      failed: (left) => t('invoices.toasts.notSent', { numbers: formats.list(left.map(({ id }) => String(id))) }),
      inverse: () => [],
      reload: [],
    });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('invoices.sendMany.title', { count })}
      description={t('invoices.sendMany.description')}
      confirmLabel={t('invoices.sendMany.confirm', { count })}
      cancelLabel={t('common.cancel')}
      tone="primary"
      onConfirm={sendAll}
    />
  );
}
