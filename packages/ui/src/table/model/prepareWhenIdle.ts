import type { RowEngine } from './rowEngine';
import { whenIdle } from '../virtual/whenIdle';

/** Makes the search text of an engine while nothing else is to be done; gives the way to stop. */
export function prepareWhenIdle(engine: Pick<RowEngine<never>, 'prepareSearch'>): () => void {
  let stop: () => void;
  const step = (deadline?: IdleDeadline) => {
    const end = performance.now() + 8;
    const mayGoOn = () => (deadline ? deadline.timeRemaining() > 2 : performance.now() < end);
    if (!engine.prepareSearch(mayGoOn)) stop = whenIdle(step);
  };
  stop = whenIdle(step);
  return () => stop();
}
