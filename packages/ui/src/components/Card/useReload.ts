import { useState } from 'react';

/** Returns the loading state and a function that calls `onReload`. `loading` overrides the state of its promise. */
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
