import { readSession, recordChange, sessionSignal, useSession, useUndoChange, type LedgerChange } from '@larder/domain';
import { useTranslation } from 'react-i18next';
import { notify } from '../lib/notify';
import { useFailureReason } from './useFailureReason';

/** Toast ID of each change, so that its undo result replaces the same toast. */
const toasts = new Map<string, string>();

/** Returns a function that describes a change in the current language. */
export function useChangeText() {
  const { t } = useTranslation();
  return ({ key, values }: LedgerChange['text']) => t(key, values);
}

/** Returns a function that undoes a change and shows the result in a toast, unless a success is shown elsewhere. */
export function useUndo() {
  const { t } = useTranslation();
  const describe = useChangeText();
  const reason = useFailureReason();
  const undoChange = useUndoChange();
  return async function undo({ id, text }: Pick<LedgerChange, 'id' | 'text'>, isShown = false): Promise<boolean> {
    const sessionEnd = sessionSignal();
    const { done, errors } = await undoChange(id);
    if (done + errors.length === 0 || sessionEnd.aborted) return true;
    const what = describe(text);
    const toastId = toasts.get(id) ?? `undo-${id}`;
    await notify((toast) => {
      if (errors.length === 0 && isShown) toast.dismiss(toastId);
      else if (errors.length === 0) toast.success(t('changes.undone', { what }), { id: toastId });
      else
        toast.danger(t('changes.undoFailed', { what }), {
          id: toastId,
          description: reason(errors[0]),
          action: { label: t('common.retry'), onAction: () => void undo({ id, text }) },
        });
    });
    return errors.length === 0;
  };
}

/** Returns a function that records a change of the user and offers undo, if the user is still signed in. */
export function useRecordChange() {
  const { t } = useTranslation();
  const describe = useChangeText();
  const undo = useUndo();
  const userId = useSession().user?.id;
  return (change: Pick<LedgerChange, 'text' | 'calls' | 'reload'>, busyToast?: string) => {
    const id = recordChange(change, userId);
    if (userId !== readSession().user?.id) return id;
    const toastId = busyToast ?? `change-${id}`;
    toasts.set(id, toastId);
    void notify(
      (toast) =>
        void toast.success(describe(change.text), {
          id: toastId,
          action: {
            label: t('changes.undo'),
            onAction: () => {
              // The pressed toast closes, so its ID cannot be reused.
              toasts.delete(id);
              void undo({ id, text: change.text });
            },
          },
        }),
    );
    return id;
  };
}
