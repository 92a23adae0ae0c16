import { useState } from 'react';

/** Returns the loading state, which is true until the promise of `onReload` settles unless `loading` is controlled, and a reload function. */
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
