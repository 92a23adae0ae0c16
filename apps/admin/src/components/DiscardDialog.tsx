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
  /** If true, the changes are kept as a draft when the user leaves the page. @default false */
  keepsDraft?: boolean;
}

/** Asks for confirmation before unsaved changes are lost, including when the user leaves the page. */
export function DiscardDialog({
  dirty,
  closing = false,
  onDecision,
  within,
  losesOnReload = dirty,
  keepsDraft = false,
}: DiscardDialogProps) {
  const { t } = useTranslation();
  const leave = useBlocker({
    shouldBlockFn: ({ next }) => dirty && next.pathname !== within,
    enableBeforeUnload: () => losesOnReload,
    withResolver: true,
  });
  const isLeaving = leave.status === 'blocked';
  const kind = keepsDraft ? 'leave' : 'discard';
  const stay = () => (isLeaving ? leave.reset() : onDecision?.(false));
  return (
    <ConfirmDialog
      open={closing || isLeaving}
      onOpenChange={(open) => !open && stay()}
      title={t(`common.${kind}.title`)}
      description={t(`common.${kind}.description`)}
      confirmLabel={t(`common.${kind}.confirm`)}
      tone={keepsDraft ? 'primary' : 'danger'}
      cancelLabel={t('common.discard.cancel')}
      onConfirm={() => (isLeaving ? leave.proceed() : onDecision?.(true))}
    />
  );
}
