import { useState } from 'react';

/** Returns `loading`, or true until the promise of `onReload` settles, and a function that calls `onReload`. */
export function useReload(onReload: (() => void | Promise<unknown>) | undefined, loading: boolean | undefined) {
  const [isPending, setPending] = useState(false);
  const reload = async () => {
    setPending(true);
    try {
      await onReload?.();
    } finally {
      setPending(false);
    }
  };
  return [loading ?? isPending, () => void reload()] as const;
}
