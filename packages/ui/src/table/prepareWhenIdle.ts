import type { RowEngine } from './model/rowEngine';

/** Makes the search text of an engine while nothing else is to be done; gives the way to stop. */
export function prepareWhenIdle(engine: Pick<RowEngine<never>, 'prepareSearch'>): () => void {
  let handle: number;
  const isIdleKnown = typeof window.requestIdleCallback === 'function';
  const step = (deadline?: IdleDeadline) => {
    const end = performance.now() + 8;
    const mayGoOn = () => (deadline ? deadline.timeRemaining() > 2 : performance.now() < end);
    if (!engine.prepareSearch(mayGoOn)) next();
  };
  const next = () => {
    handle = isIdleKnown ? window.requestIdleCallback(step) : window.setTimeout(step, 32);
  };
  next();
  return () => (isIdleKnown ? window.cancelIdleCallback(handle) : window.clearTimeout(handle));
}
