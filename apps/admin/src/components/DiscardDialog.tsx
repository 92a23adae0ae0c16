import { ConfirmDialog } from '@larder/ui/overlays';
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

export interface DiscardDialogProps {
  /** True if the form has unsaved changes. */
  dirty: boolean;
  /** True while the user wants to close the form. @default false */
  closing?: boolean;
  /** Called while `closing`: with true if the user discards the changes, with false if they keep editing. */
  onDecision?: (discards: boolean) => void;
  /** Path of a multi-step form. Navigation within this path does not ask for confirmation. */
  within?: string;
  /** If true, reloading or closing the tab also asks for confirmation. @default dirty */
  losesOnReload?: boolean;
}

/** Asks for confirmation before unsaved changes are lost, including when the user leaves the page. */
export function DiscardDialog({
  dirty,
  closing = false,
  onDecision,
  within,
  losesOnReload = dirty,
}: DiscardDialogProps) {
  const { t } = useTranslation();
  const leave = useBlocker({
    shouldBlockFn: ({ next }) => dirty && next.pathname !== within,
    enableBeforeUnload: () => losesOnReload,
    withResolver: true,
  });
  const isLeaving = leave.status === 'blocked';
  const stay = () => (isLeaving ? leave.reset() : onDecision?.(false));
  return (
    <ConfirmDialog
      open={closing || isLeaving}
      onOpenChange={(open) => !open && stay()}
      title={t('common.discard.title')}
      description={t('common.discard.description')}
      confirmLabel={t('common.discard.confirm')}
      cancelLabel={t('common.discard.cancel')}
      onConfirm={() => (isLeaving ? leave.proceed() : onDecision?.(true))}
    />
  );
}
