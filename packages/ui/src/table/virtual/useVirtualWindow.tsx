import { Suspense, useEffect, useState } from 'react';
import type * as Virtual from './VirtualWindow';
import type { VirtualWindowOptions, WindowState } from './VirtualWindow';
import { whenIdle } from './whenIdle';

/** A rendered item: index and start, px. */
export interface WindowItem {
  index: number;
  start: number;
}

interface Options extends VirtualWindowOptions {
  /** The component that runs the virtualizer, usually lazy-loaded. */
  VirtualWindow: typeof Virtual.VirtualWindow;
  /** If false, returns no items; the parent renders all of them. */
  isOn: boolean;
  /** Content of the items. When it changes, overscan items are rendered again in idle time. */
  contents?: unknown;
}

const everything: WindowItem[] = [];

/** Number of overscan items added per idle period. */
const step = 5;

/**
 * Returns the visible items of a long list. The first render estimates them; the virtualizer is loaded after first
 * paint.
 */
export function useVirtualWindow({ VirtualWindow, isOn, contents, ...options }: Options) {
  const { count, sizeOf, before = 0, initialSize, overscan } = options;
  const [isReady, setReady] = useState(false);
  const [current, setCurrent] = useState<WindowState>();
  const [grown, setGrown] = useState({ contents, idleOverscan: 0 });
  const idleOverscan = grown.contents === contents ? grown.idleOverscan : 0;
  const isLoaded = isOn && current !== undefined;

  useEffect(() => (isOn && !isReady ? whenIdle(() => setReady(true), 200) : undefined), [isOn, isReady]);
  useEffect(
    () =>
      isLoaded && idleOverscan < overscan
        ? whenIdle(() => setGrown({ contents, idleOverscan: idleOverscan + step }), 200)
        : undefined,
    [isLoaded, contents, idleOverscan, overscan],
  );

  if (!isOn) return { items: everything, total: 0, measure: undefined, isScrolling: false, virtualizer: null };
  const virtualizer = isReady && (
    <Suspense fallback={null}>
      <VirtualWindow
        {...options}
        overscan={current?.isScrolling ? overscan : Math.min(overscan, idleOverscan)}
        onChange={setCurrent}
      />
    </Suspense>
  );
  if (current) {
    const items = current.items.flatMap(({ index, start }): WindowItem[] =>
      // The previous window can extend past the end of a list that got shorter.
      index < count ? [{ index, start: start - before }] : [],
    );
    return { items, total: current.total, measure: current.measure, isScrolling: current.isScrolling, virtualizer };
  }
  const items: WindowItem[] = [];
  let start = 0;
  for (let index = 0; index < count && before + start < initialSize; index += 1) {
    items.push({ index, start });
    start += sizeOf(index);
  }
  const rest = count - items.length;
  const total = start + (rest > 0 ? rest * sizeOf(items.length) : 0);
  return { items, total, measure: undefined, isScrolling: false, virtualizer };
}
