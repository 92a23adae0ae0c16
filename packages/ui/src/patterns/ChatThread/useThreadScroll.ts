import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { watchSize } from '../../private/dom/watchSize';
import type { ThreadEntry } from './threadEntries';

/** The thread counts as scrolled to the end within this distance in px. */
const endThreshold = 48;
const interactions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: Element) =>
  scrollHeight - scrollTop - clientHeight < endThreshold;

interface ThreadScroll {
  /** The rendered entries. */
  shown: readonly ThreadEntry[];
  /** ID of the last message. Scrolls to new messages if the thread is at the end. */
  lastId: string | undefined;
  /** If true, the last message is the user's, so always scroll to it. */
  isLastOwn: boolean;
  /** If true, the last message is rendered. */
  isLatest: boolean;
  onReachStart: () => void;
  onReachEnd: () => void;
  /** Renders the last messages. */
  toLatest: () => void;
}

/** Follows new messages at the end, and keeps the scroll position when entries above it change. */
export function useThreadScroll({
  shown,
  lastId,
  isLastOwn,
  isLatest,
  onReachStart,
  onReachEnd,
  toLatest,
}: ThreadScroll) {
  const area = useRef<HTMLDivElement>(null);
  const divider = useRef<HTMLLIElement>(null);
  const start = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  // Until the user interacts, keep the initial position while content loads.
  const isOpening = useRef(true);
  /** The first visible entry and its distance from the top. */
  const anchor = useRef<{ element: Element; top: number }>(undefined);
  const lastBefore = useRef(lastId);
  const [isAway, setAway] = useState(false);

  const keepAnchor = useCallback(() => {
    const box = area.current;
    if (!box) return;
    const top = box.getBoundingClientRect().top;
    const element = [...box.querySelectorAll('ol > li')].find((each) => each.getBoundingClientRect().bottom > top);
    anchor.current = element && { element, top: element.getBoundingClientRect().top };
  }, []);

  const toEnd = useCallback(() => {
    const box = area.current;
    if (box) box.scrollTop = box.scrollHeight;
    isAtEnd.current = true;
    isOpening.current = false;
    toLatest();
  }, [toLatest]);

  const toElement = useCallback(
    (id: string) => {
      isOpening.current = false;
      isAtEnd.current = false;
      document.getElementById(id)?.scrollIntoView?.({ block: 'center' });
      keepAnchor();
    },
    [keepAnchor],
  );

  // Scrolls to the first unread message until the user interacts, otherwise stays at the end or at the anchor.
  const place = useCallback(() => {
    const box = area.current;
    if (!box) return;
    if (isOpening.current && divider.current) {
      box.scrollTop = divider.current.offsetTop - box.clientHeight / 3;
      isAtEnd.current = isNearEnd(box);
    } else if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    else if (anchor.current?.element.isConnected) {
      const { element, top } = anchor.current;
      box.scrollTop += element.getBoundingClientRect().top - top;
    }
    keepAnchor();
  }, [keepAnchor]);

  const first = shown[0]?.id;
  const final = shown.at(-1)?.id;
  useLayoutEffect(() => {
    if (lastBefore.current !== lastId && isLastOwn) toEnd();
    lastBefore.current = lastId;
    place();
  }, [first, final, lastId, isLastOwn, place, toEnd]);

  const handleScroll = useEffectEvent((box: HTMLElement) => {
    isAtEnd.current = isLatest && isNearEnd(box);
    setAway(!isAtEnd.current);
    keepAnchor();
  });
  useEffect(() => {
    const box = area.current;
    if (!box) return undefined;
    const scrolled = () => handleScroll(box);
    // Keep the position while images load or an on-screen keyboard resizes the thread.
    const unwatch = watchSize([box, box.firstElementChild], () => {
      place();
      scrolled();
    });
    const handleInteraction = () => {
      isOpening.current = false;
    };
    for (const type of interactions) box.addEventListener(type, handleInteraction, { passive: true });
    box.addEventListener('scroll', scrolled, { passive: true });
    scrolled();
    return () => {
      unwatch();
      for (const type of interactions) box.removeEventListener(type, handleInteraction);
      box.removeEventListener('scroll', scrolled);
    };
  }, [place]);

  const reached = useEffectEvent((mark: Element) => (mark === start.current ? onReachStart() : onReachEnd()));
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) reached(target);
      },
      { root: area.current, rootMargin: '400px 0px' },
    );
    for (const mark of [start.current, end.current]) if (mark) seen.observe(mark);
    return () => seen.disconnect();
    // Observe again after entries are added: an element that stays visible would not be reported again.
  }, [first, final]);

  return { area, divider, start, end, isAway, toEnd, toElement };
}
