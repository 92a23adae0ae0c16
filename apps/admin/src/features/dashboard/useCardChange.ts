import { useUpdateCard } from '@larder/domain';
import type { CardUpdate } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notify';

export interface CardChange {
  update: CardUpdate;
  /** The update that undoes the change. */
  inverse?: CardUpdate;
  /** Success message in the past tense. */
  done?: string;
  /** Error message. */
  failed: string;
}

/** Updates a card optimistically, with undo. An error restores the previous state and offers a retry. */
export function useCardChange() {
  const { t } = useTranslation();
  const { mutate, isPending } = useUpdateCard();

  const change = ({ update, inverse, done, failed }: CardChange) =>
    mutate(update, {
      onSuccess: () => {
        if (!done) return;
        void notify((toast) =>
          toast.success(done, {
            action: inverse && { label: t('analytics.undo'), onAction: () => change({ update: inverse, failed }) },
          }),
        );
      },
      onError: () =>
        void notify((toast) =>
          toast.danger(failed, {
            action: { label: t('common.retry'), onAction: () => change({ update, inverse, done, failed }) },
          }),
        ),
    });

  return { change, isPending };
}
