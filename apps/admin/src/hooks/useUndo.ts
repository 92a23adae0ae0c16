import {
  askOverwrite,
  readSession,
  recordChange,
  sessionSignal,
  useSession,
  useUndoChange,
  type LedgerChange,
} from '@larder/domain';
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

type UndoableChange = Pick<LedgerChange, 'id' | 'text' | 'reload'>;

/**
 * Returns a function that undoes a change and shows the result in a toast, unless a success is shown elsewhere. Asks
 * before it overwrites newer values.
 */
export function useUndo() {
  const { t } = useTranslation();
  const describe = useChangeText();
  const reason = useFailureReason();
  const undoChange = useUndoChange();
  return async function undo({ id, text, reload }: UndoableChange, isShown = false): Promise<boolean> {
    const sessionEnd = sessionSignal();
    const { done, errors, conflicts } = await undoChange(id);
    if (done + errors.length + conflicts.length === 0 || sessionEnd.aborted) return true;
    if (conflicts.length > 0) askOverwrite({ id, text, reload, conflicts });
    if (conflicts.length > 0 && errors.length === 0) return false;
    const what = describe(text);
    const toastId = toasts.get(id) ?? `undo-${id}`;
    await notify((toast) => {
      if (errors.length === 0 && isShown) toast.dismiss(toastId);
      else if (errors.length === 0) toast.success(t('changes.undone', { what }), { id: toastId });
      else
        toast.danger(t('changes.undoFailed', { what }), {
          id: toastId,
          description: reason(errors[0]),
          action: { label: t('common.retry'), onAction: () => void undo({ id, text, reload }) },
        });
    });
    return errors.length === 0;
  };
}

interface RecordOptions {
  /** If true, the page shows the change, so there is no toast. Ctrl+Z and the recent changes undo it. */
  isShown?: boolean;
  /** ID of the progress toast that this toast replaces. */
  busyToast?: string;
}

/** The visible toast of each user and kind of change. */
const offers = new Map<string, { toastId: string; changes: readonly UndoableChange[] }>();

/**
 * Returns a function that records a change made by the user and offers undo, if the user is still signed in. Changes of
 * one kind share a toast while it is visible.
 */
export function useRecordChange() {
  const { t } = useTranslation();
  const describe = useChangeText();
  const undo = useUndo();
  const userId = useSession().user?.id;
  return (
    change: Pick<LedgerChange, 'text' | 'calls' | 'reload'>,
    { isShown = false, busyToast }: RecordOptions = {},
  ) => {
    const id = recordChange(change, userId);
    if (isShown || userId !== readSession().user?.id) return id;
    const kind = `${userId} ${change.text.key}`;
    const visible = busyToast === undefined ? offers.get(kind) : undefined;
    const toastId = visible?.toastId ?? busyToast ?? `change-${id}`;
    const offer = { toastId, changes: [...(visible?.changes ?? []), { id, text: change.text, reload: change.reload }] };
    offers.set(kind, offer);
    toasts.set(id, toastId);
    const close = () => {
      if (offers.get(kind) === offer) offers.delete(kind);
    };
    // The pressed toast closes, so its ID cannot be reused.
    const undoAll = async (changes: readonly UndoableChange[], resultToast: string) => {
      for (const each of changes.toReversed()) {
        toasts.set(each.id, resultToast);
        await undo(each);
      }
    };
    const what = describe(change.text);
    const more = offer.changes.length - 1;
    void notify(
      (toast) =>
        void toast.success(more === 0 ? what : t('changes.merged', { what, more }), {
          id: toastId,
          onClose: close,
          action: {
            label: t('changes.undo'),
            onAction: () => {
              close();
              void undoAll(offer.changes, `undo-${toastId}`);
            },
          },
        }),
    );
    return id;
  };
}
