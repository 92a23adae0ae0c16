import type { ComponentType } from 'react';
import type { DialogAction } from '../usePreviewActions';
import { EmailReceiptDialog } from './EmailReceiptDialog';
import { RefundDialog } from './RefundDialog';
import { ReopenDialog } from './ReopenDialog';
import { TipDialog } from './TipDialog';
import { VoidBillDialog, VoidLineDialog } from './VoidDialog';
import type { BillDialogProps } from './billDialogProps';

const dialogs: Record<DialogAction, ComponentType<BillDialogProps>> = {
  adjust_tip: TipDialog,
  void_line: VoidLineDialog,
  void_bill: VoidBillDialog,
  refund: RefundDialog,
  reopen: ReopenDialog,
  email_receipt: EmailReceiptDialog,
};

export function BillDialog({ action, ...props }: BillDialogProps & { action: DialogAction }) {
  const Content = dialogs[action];
  return <Content {...props} />;
}
