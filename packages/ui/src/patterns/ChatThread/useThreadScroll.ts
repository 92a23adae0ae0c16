import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end that still count as the end. */
const near = 48;
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const readsEnd = ({ scrollHeight, scrollTop, clientHeight }: Element) => scrollHeight - scrollTop - clientHeight < near;

interface ThreadScroll {
  /** Id of the last message: a new one is followed by who reads the end. */
  lastId: string | undefined;
  /** The last one is the reader's own: that is always followed. */
  isLastOwn: boolean;
  /** Changes when older messages were put before. */
  firstId: string | undefined;
  onReachStart: () => void;
}

/** Keeps a talk at its end while the reader is there, and what they read in its place while older messages come. */
export function useThreadScroll({ lastId, isLastOwn, firstId, onReachStart }: ThreadScroll) {
  const area = useRef<HTMLDivElement>(null);
  const divider = useRef<HTMLLIElement>(null);
  const start = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  // Until the reader does something: what is drawn late must not push away what the talk opened at.
  const isOpening = useRef(true);
  const before = useRef({ height: 0, firstId, lastId });
  const [isAway, setAway] = useState(false);

  const toEnd = useCallback(() => {
    const box = area.current;
    if (box) box.scrollTop = box.scrollHeight;
    isAtEnd.current = true;
    isOpening.current = false;
  }, []);

  // At first: where reading stopped, else the end.
  const place = useCallback(() => {
    const box = area.current;
    if (!box) return;
    if (isOpening.current && divider.current) {
      box.scrollTop = divider.current.offsetTop - box.clientHeight / 3;
      isAtEnd.current = readsEnd(box);
    } else if (isAtEnd.current) toEnd();
  }, [toEnd]);
  useLayoutEffect(place, [place]);

  useLayoutEffect(() => {
    const box = area.current;
    if (!box) return;
    const { height, firstId: first, lastId: last } = before.current;
    if (first !== firstId && last === lastId && height > 0) box.scrollTop += box.scrollHeight - height;
    else if (last !== lastId && (isAtEnd.current || isLastOwn)) toEnd();
    before.current = { height: box.scrollHeight, firstId, lastId };
  }, [firstId, lastId, isLastOwn, toEnd]);

  useEffect(() => {
    const box = area.current;
    if (!box) return undefined;
    const look = () => {
      isAtEnd.current = readsEnd(box);
      setAway(!isAtEnd.current);
    };
    // A picture that has come makes the talk longer, a keyboard makes its place smaller: the end stays in sight.
    const size = new ResizeObserver(() => {
      place();
      look();
    });
    size.observe(box);
    if (box.firstElementChild) size.observe(box.firstElementChild);
    const act = () => {
      isOpening.current = false;
    };
    for (const type of acts) box.addEventListener(type, act, { passive: true });
    box.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      size.disconnect();
      for (const type of acts) box.removeEventListener(type, act);
      box.removeEventListener('scroll', look);
    };
  }, [place]);

  const reached = useRef(onReachStart);
  useEffect(() => {
    reached.current = onReachStart;
  });
  useEffect(() => {
    const mark = start.current;
    if (!mark) return undefined;
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && reached.current(), {
      root: area.current,
      rootMargin: '200px 0px 0px',
    });
    seen.observe(mark);
    return () => seen.disconnect();
    // Looked at anew after older ones came: the start may still be in sight.
  }, [firstId]);

  return { area, divider, start, isAway, toEnd };
}
