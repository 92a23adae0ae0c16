import { ConfirmDialog } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';

export interface DeleteManyTexts {
  title: string;
  description: string;
  confirm: string;
  cancel: string;
}

export interface DeleteManyDialogProps {
  count: number;
  texts: DeleteManyTexts | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms the deletion of many rows. */
export function DeleteManyDialog({ count, texts, onConfirm, onCancel }: DeleteManyDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={texts?.title ?? t('lists.deleteMany.title', { count })}
      description={texts?.description ?? t('lists.deleteMany.description')}
      confirmLabel={texts?.confirm ?? t('lists.deleteMany.title', { count })}
      cancelLabel={texts?.cancel ?? t('lists.deleteMany.cancel')}
      onConfirm={onConfirm}
    />
  );
}
