import { useRecentChanges } from '@larder/domain';
import { useEffect, useEffectEvent } from 'react';
import { useUndo } from '../../hooks/useUndo';

/** Undoes an import that was interrupted because the page was closed. */
export function useBrokenImport() {
  const changes = useRecentChanges();
  const undo = useUndo();
  const takeBack = useEffectEvent(() => {
    for (const change of changes) if (change.isBroken && !change.isUndone) void undo(change);
  });
  useEffect(() => takeBack(), []);
}
