import { ConfirmDialog } from '@larder/ui/overlays';
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

export interface DiscardDialogProps {
  /** Whether something would be lost. */
  isDirty: boolean;
  /** The reader wants to close the form. */
  isAsked: boolean;
  /** Answer to that: true throws the draft away. */
  onAnswer: (discards: boolean) => void;
}

/** Asks before a draft is lost: by closing it, by leaving the page, by closing the browser's tab. */
export function DiscardDialog({ isDirty, isAsked, onAnswer }: DiscardDialogProps) {
  const { t } = useTranslation();
  const leave = useBlocker({ shouldBlockFn: () => isDirty, enableBeforeUnload: () => isDirty, withResolver: true });
  const isLeaving = leave.status === 'blocked';
  const stay = () => (isLeaving ? leave.reset() : onAnswer(false));
  return (
    <ConfirmDialog
      open={isAsked || isLeaving}
      onOpenChange={(open) => !open && stay()}
      title={t('common.discard.title')}
      description={t('common.discard.description')}
      confirmLabel={t('common.discard.confirm')}
      cancelLabel={t('common.discard.cancel')}
      onConfirm={() => (isLeaving ? leave.proceed() : onAnswer(true))}
    />
  );
}
