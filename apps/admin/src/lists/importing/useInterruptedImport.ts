import { useRecentChanges } from '@larder/domain';
import { useEffect, useEffectEvent } from 'react';
import { useUndo } from '../../hooks/useUndo';

/** Undoes an import that was interrupted because the page was closed or the session ended. */
export function useInterruptedImport() {
  const changes = useRecentChanges();
  const undo = useUndo();
  const undoInterrupted = useEffectEvent(() => {
    for (const change of changes) if (change.isBroken && !change.isUndone) void undo(change);
  });
  useEffect(() => undoInterrupted(), []);
}
