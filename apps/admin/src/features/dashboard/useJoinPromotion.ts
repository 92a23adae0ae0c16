import { useUpdateCard } from '@larder/domain';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notify';

/** Joins or leaves the team of the menu launch: at once, with a way back; a refusal goes back by itself. */
export function useJoinPromotion() {
  const { t } = useTranslation();
  const { mutate, isPending } = useUpdateCard();

  const setJoined = (joined: boolean, isUndo = false) =>
    mutate(
      { card: 'promotion', data: { joined } },
      {
        onSuccess: () => {
          if (isUndo) return;
          void notify((toast) =>
            toast.success(t(joined ? 'analytics.promotion.joined' : 'analytics.promotion.left'), {
              action: { label: t('analytics.undo'), onAction: () => setJoined(!joined, true) },
            }),
          );
        },
        onError: () =>
          void notify((toast) =>
            toast.danger(t(joined ? 'analytics.promotion.notJoined' : 'analytics.promotion.notLeft'), {
              action: { label: t('common.retry'), onAction: () => setJoined(joined, isUndo) },
            }),
          ),
      },
    );

  return { setJoined, isPending };
}
