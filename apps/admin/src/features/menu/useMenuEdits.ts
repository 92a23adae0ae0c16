import { serverNow, useRecentChanges, useSaveMenuDraft } from '@larder/domain';
import {
  emptyMenuHistory,
  rememberBatch,
  stepHistory,
  type DraftResponse,
  type MenuHistory,
  type MenuOp,
} from '@larder/domain/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../../hooks/useShortcuts';
import { notify } from '../../lib/notify';
import type { Menu } from './useMenu';
import { useMenuReason } from './useMenuReason';

const toastId = 'menu-edit';

/** Saves batches of edits in the draft, and undoes and redoes them. */
export function useMenuEdits({ catalogue, isEditable }: Menu) {
  const { t } = useTranslation();
  const reason = useMenuReason();
  const { mutateAsync } = useSaveMenuDraft();
  const [history, setHistory] = useState<MenuHistory>(emptyMenuHistory);
  // Batches that are saved in quick succession read the latest history.
  const latest = useRef(history);
  const [editedAt, setEditedAt] = useState('');
  const [change] = useRecentChanges();

  const remember = (next: MenuHistory) => {
    latest.current = next;
    setHistory(next);
    setEditedAt(serverNow().toISOString());
  };

  /** Saves a batch. Rejects if the request fails. */
  const save = async (ops: MenuOp[]): Promise<DraftResponse> => {
    if (!catalogue) throw new Error('Edits need a loaded catalogue.');
    const response = await mutateAsync(ops);
    remember(rememberBatch(latest.current, catalogue, response));
    return response;
  };

  const step = async (direction: 'undo' | 'redo') => {
    const { past, future } = latest.current;
    const batch = (direction === 'undo' ? past : future).at(-1);
    if (!batch || !catalogue) return;
    try {
      const response = await mutateAsync(batch.ops);
      remember(stepHistory(latest.current, direction, catalogue, response));
      await notify(
        (toast) =>
          void toast.success(t(direction === 'undo' ? 'menu.toasts.undone' : 'menu.toasts.redone'), { id: toastId }),
      );
    } catch (error) {
      await notify(
        (toast) => void toast.danger(t('menu.toasts.notUndone'), { id: toastId, description: reason(error) }),
      );
    }
  };

  /** Saves a batch and shows a toast with undo. Rejects if the request fails. */
  const commit = async (ops: MenuOp[], text: string): Promise<DraftResponse> => {
    const response = await save(ops);
    void notify(
      (toast) =>
        void toast.success(text, {
          id: toastId,
          action: { label: t('changes.undo'), onAction: () => void step('undo') },
        }),
    );
    return response;
  };

  /** Saves a batch and shows a toast with undo. Resolves to undefined after a failure, which a toast explains. */
  const apply = async (ops: MenuOp[], text: string): Promise<DraftResponse | undefined> => {
    if (ops.length === 0) return undefined;
    try {
      return await commit(ops, text);
    } catch (error) {
      void notify((toast) => void toast.danger(t('common.notSaved'), { id: toastId, description: reason(error) }));
      return undefined;
    }
  };

  const canUndo = isEditable && history.past.length > 0;
  const canRedo = isEditable && history.future.length > 0;
  // A newer change outside the draft, such as an 86, is undone by the shell.
  const isLatest = !change || change.isUndone || change.at < editedAt;
  useShortcuts({
    ...(canUndo && isLatest && { undo: () => void step('undo') }),
    ...(canRedo && { redo: () => void step('redo') }),
  });

  return { save, commit, apply, undo: () => void step('undo'), redo: () => void step('redo'), canUndo, canRedo };
}
export type MenuEdits = ReturnType<typeof useMenuEdits>;
