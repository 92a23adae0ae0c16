import type { TableRows } from './tableModel';
import { whenIdle } from '../virtual/whenIdle';

/** Builds the search text of an engine in idle time. Returns a function that stops it. */
export function prepareWhenIdle(engine: Pick<TableRows<never>, 'prepareSearch'>): () => void {
  let stop: () => void;
  const step = (deadline?: IdleDeadline) => {
    const end = performance.now() + 8;
    const shouldContinue = () => (deadline ? deadline.timeRemaining() > 2 : performance.now() < end);
    if (engine.prepareSearch?.(shouldContinue) === false) stop = whenIdle(step);
  };
  stop = whenIdle(step);
  return () => stop();
}
