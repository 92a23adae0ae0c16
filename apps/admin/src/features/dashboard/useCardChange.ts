import { useUpdateCard } from '@larder/domain';
import type { CardUpdate } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notify';

export interface CardChange {
  update: CardUpdate;
  /** What takes it back. */
  inverse?: CardUpdate;
  /** Past tense, said when it is done. */
  done?: string;
  /** Said when the server refused. */
  failed: string;
}

/** Changes a card at once, with a way back; a refusal goes back by itself and can be tried again. */
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
