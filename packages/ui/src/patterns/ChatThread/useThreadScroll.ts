import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The thread counts as scrolled to the end within this distance in px. */
const endThreshold = 48;
const interactions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: Element) =>
  scrollHeight - scrollTop - clientHeight < endThreshold;

interface ThreadScroll {
  /** ID of the last message. Scrolls to new messages if the thread is at the end. */
  lastId: string | undefined;
  /** If true, the last message is the user's, so always scroll to it. */
  isLastOwn: boolean;
  /** ID of the first message. It changes when older messages are prepended. */
  firstId: string | undefined;
  onReachStart: () => void;
}

/** Follows new messages at the end, and keeps the scroll position when older messages are prepended. */
export function useThreadScroll({ lastId, isLastOwn, firstId, onReachStart }: ThreadScroll) {
  const area = useRef<HTMLDivElement>(null);
  const divider = useRef<HTMLLIElement>(null);
  const start = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  // Until the user interacts, keep the initial position while content loads.
  const isOpening = useRef(true);
  const before = useRef({ height: 0, firstId, lastId });
  const [isAway, setAway] = useState(false);

  const toEnd = useCallback(() => {
    const box = area.current;
    if (box) box.scrollTop = box.scrollHeight;
    isAtEnd.current = true;
    isOpening.current = false;
  }, []);

  // Scrolls to the first unread message until the user interacts, otherwise stays at the end.
  const place = useCallback(() => {
    const box = area.current;
    if (!box) return;
    if (isOpening.current && divider.current) {
      box.scrollTop = divider.current.offsetTop - box.clientHeight / 3;
      isAtEnd.current = isNearEnd(box);
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
    const handleScroll = () => {
      isAtEnd.current = isNearEnd(box);
      setAway(!isAtEnd.current);
    };
    // Stay at the end while images load or an on-screen keyboard resizes the thread.
    const size = new ResizeObserver(() => {
      place();
      handleScroll();
    });
    size.observe(box);
    if (box.firstElementChild) size.observe(box.firstElementChild);
    const handleInteraction = () => {
      isOpening.current = false;
    };
    for (const type of interactions) box.addEventListener(type, handleInteraction, { passive: true });
    box.addEventListener('scroll', handleScroll, { passive: true });
    handleScroll();
    return () => {
      size.disconnect();
      for (const type of interactions) box.removeEventListener(type, handleInteraction);
      box.removeEventListener('scroll', handleScroll);
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
    // Observe again after older messages are prepended: the start may still be visible.
  }, [firstId]);

  return { area, divider, start, isAway, toEnd };
}
