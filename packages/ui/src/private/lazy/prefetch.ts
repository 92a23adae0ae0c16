const quietTime = 1000;

const offered = new Set<() => Promise<void>>();
const doNothing = () => {};
let schedule = doNothing;

/** Adds a chunk to those that `prefetchWhenQuiet` loads. */
export function offerPrefetch(load: () => Promise<void>): void {
  offered.add(load);
  schedule();
}

/**
 * Loads the lazy chunks of the components on the page, one after another, whenever the network has been quiet for a
 * second. Afterwards menus, dialogs and other parts also open offline. Without it, they load on hover, focus or use.
 * Does nothing if the user saves data. Returns a function that stops it.
 */
export function prefetchWhenQuiet(): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return doNothing;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const loadAll = async () => {
    for (const load of offered) {
      offered.delete(load);
      await load();
    }
  };
  schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void loadAll(), quietTime);
  };
  const observer = new PerformanceObserver(schedule);
  observer.observe({ type: 'resource' });
  schedule();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    schedule = doNothing;
  };
}
