import { useState } from 'react';

/** Calls `onReload` and returns true until its promise settles, unless `loading` is controlled. */
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
