import { useRecentChanges } from '@larder/domain';
import { useEffect, useEffectEvent } from 'react';
import { useUndo } from '../../hooks/useUndo';

/** Takes back what is left of an import that the page went away under: all of it or nothing. */
export function useBrokenImport() {
  const changes = useRecentChanges();
  const undo = useUndo();
  const takeBack = useEffectEvent(() => {
    for (const change of changes) if (change.isBroken && !change.isUndone) void undo(change);
  });
  useEffect(() => takeBack(), []);
}
