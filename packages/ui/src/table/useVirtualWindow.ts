import type * as Virtual from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useReducer, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from './whenIdle';
import type * as WindowCore from './windowCore';

type Core = typeof WindowCore;
let core: Core | undefined;
const load = async () => (core ??= await import('./windowCore'));

/** One thing in the window: its place and where it starts, px. */
export interface WindowItem {
  index: number;
  start: number;
}

interface VirtualWindowOptions {
  /** Without it everything is in the window. */
  isOn: boolean;
  scroller: RefObject<HTMLElement | null>;
  count: number;
  /** Size of everything that is not measured, px. */
  sizeOf: (index: number) => number;
  /** What makes a thing itself, where sizes are measured; keep the function between renders. */
  keyOf?: (index: number) => number;
  /** Room taken before the first one, px: a head that scrolls along or stays. */
  before?: number;
  /** Room of the window until it is known, px. */
  initialSize: number;
  /** How many beside the window are there too: made a few at a time, when nothing else is to be done. */
  overscan: number;
  /** What the things are of: where it changes, those in sight come first. */
  contents?: unknown;
  isHorizontal?: boolean;
  isRtl?: boolean;
  /** Stays in the window wherever it is: what has the focus. */
  kept?: number | undefined;
}

const everything: WindowItem[] = [];

/** Which of many are in sight. The first of them are known at once; what follows the scrolling is loaded after them. */
export function useVirtualWindow({
  isOn,
  scroller,
  count,
  sizeOf,
  keyOf,
  before = 0,
  initialSize,
  overscan,
  contents,
  isHorizontal = false,
  isRtl = false,
  kept,
}: VirtualWindowOptions) {
  const [, render] = useReducer((times: number) => times + 1, 0);
  const [virtualizer, setVirtualizer] = useState<Virtual.Virtualizer<HTMLElement, HTMLElement>>();
  const [made, make] = useState({ contents, beside: 0 });
  const beside = made.contents === contents ? made.beside : 0;
  const size = isHorizontal ? { width: initialSize, height: 0 } : { width: 0, height: initialSize };

  const options = (from: Core) => ({
    count,
    horizontal: isHorizontal,
    isRtl,
    overscan: virtualizer?.isScrolling ? overscan : Math.min(overscan, beside),
    // What is moved about when the scrolling is over waits until what moves after it has come to rest.
    isScrollingResetDelay: 400,
    scrollMargin: before,
    initialRect: size,
    getScrollElement: () => scroller.current,
    estimateSize: sizeOf,
    ...(keyOf && { getItemKey: keyOf }),
    observeElementRect: from.observeElementRect,
    observeElementOffset: from.observeElementOffset,
    scrollToFn: from.elementScroll,
    rangeExtractor: (range: Virtual.Range) => from.rangeOf(range, kept),
    onChange: (_: unknown, isSync: boolean) => (isSync ? flushSync(render) : render()),
  });

  useEffect(() => {
    if (!isOn || virtualizer) return undefined;
    let isWanted = true;
    // The first rows are there without it: they are painted before it is made.
    const stop = whenIdle(() => {
      void load().then((loaded) => {
        if (isWanted) setVirtualizer(new loaded.Virtualizer<HTMLElement, HTMLElement>(options(loaded)));
      });
    }, 200);
    return () => {
      isWanted = false;
      stop();
    };
    // Made once; every render gives it the options of the moment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOn, virtualizer]);

  const isLive = isOn && virtualizer !== undefined && core !== undefined;
  if (isLive) virtualizer.setOptions(options(core!));
  useLayoutEffect(() => (isLive ? core!.follow(virtualizer) : undefined), [isLive, virtualizer]);
  useLayoutEffect(() => {
    if (isLive) virtualizer._willUpdate();
  });
  useEffect(
    () => (isLive && beside < overscan ? whenIdle(() => make({ contents, beside: beside + 5 }), 200) : undefined),
    [isLive, contents, beside, overscan],
  );

  if (!isOn) return { items: everything, total: 0, measure: undefined, isScrolling: false };
  if (isLive) {
    return {
      items: virtualizer.getVirtualItems().map(({ index, start }): WindowItem => ({ index, start: start - before })),
      total: virtualizer.getTotalSize(),
      measure: virtualizer.measureElement,
      isScrolling: virtualizer.isScrolling,
    };
  }
  const items: WindowItem[] = [];
  let start = 0;
  for (let index = 0; index < count && start < initialSize; index += 1) {
    items.push({ index, start });
    start += sizeOf(index);
  }
  const rest = count - items.length;
  return { items, total: start + (rest > 0 ? rest * sizeOf(items.length) : 0), measure: undefined, isScrolling: false };
}
