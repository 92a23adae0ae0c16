import { readSession, recordChange, sessionSignal, useSession, useUndoChange, type LedgerChange } from '@larder/domain';
import { useTranslation } from 'react-i18next';
import { notify } from '../lib/notify';
import { useFailureReason } from './useFailureReason';

/** The toast that told of a change: what becomes of the change is told in its place. */
const toasts = new Map<string, string>();

/** What was done, in the reader's language of now. */
export function useChangeText() {
  const { t } = useTranslation();
  return ({ key, values }: LedgerChange['text']) => t(key, values);
}

/** Takes a change of the ledger back and says how it went; a success that is shown where it was asked for needs no toast. */
export function useUndo() {
  const { t } = useTranslation();
  const say = useChangeText();
  const reason = useFailureReason();
  const undoChange = useUndoChange();
  return async function undo({ id, text }: Pick<LedgerChange, 'id' | 'text'>, isShown = false): Promise<boolean> {
    const over = sessionSignal();
    const { done, errors } = await undoChange(id);
    if (done + errors.length === 0 || over.aborted) return true;
    const what = say(text);
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

/** Writes a change into the ledger of who made it and offers them the way back, where they still are here. */
export function useRecordChange() {
  const { t } = useTranslation();
  const say = useChangeText();
  const undo = useUndo();
  const userId = useSession().user?.id;
  return (change: Pick<LedgerChange, 'text' | 'calls' | 'reload'>, busyToast?: string) => {
    const id = recordChange(change, userId);
    if (userId !== readSession().user?.id) return id;
    const toastId = busyToast ?? `change-${id}`;
    toasts.set(id, toastId);
    void notify(
      (toast) =>
        void toast.success(say(change.text), {
          id: toastId,
          action: {
            label: t('changes.undo'),
            onAction: () => {
              // The toast that was pressed goes by itself, and its name with it.
              toasts.delete(id);
              void undo({ id, text: change.text });
            },
          },
        }),
    );
    return id;
  };
}
