import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { LazyModule } from './lazyModule';

const noSubscription = () => () => undefined;
const nothing = () => undefined;

/**
 * Returns the code of an overlay once it has been open and its module is loaded; until then the overlay renders nothing.
 * Calls `onCancel` if Escape is pressed while loading, or if the import fails.
 */
export function useLazyModule<Module>(module: LazyModule<Module>, isOpen: boolean, onCancel: () => void) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const isNeeded = isOpen || wasOpen;
  const loaded = useSyncExternalStore(
    isNeeded ? module.subscribe : noSubscription,
    isNeeded ? module.get : nothing,
    nothing,
  );
  const cancel = useEffectEvent(onCancel);
  const isLoading = isOpen && !loaded;

  useEffect(() => {
    if (!isLoading) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel();
    };
    document.addEventListener('keydown', onKeyDown, { signal });
    module.load().catch((error: unknown) => {
      if (signal.aborted) return;
      cancel();
      reportError(error);
    });
    return () => stop.abort();
  }, [isLoading, module]);

  return loaded;
}
