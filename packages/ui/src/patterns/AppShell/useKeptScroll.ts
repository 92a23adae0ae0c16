import { useCallback, useRef, type UIEvent } from 'react';

/** Keeps the scroll position of an element that is remounted, such as the menu when it becomes a drawer. */
export function useKeptScroll() {
  const menuList = useRef<HTMLDivElement>(null);
  const offset = useRef(0);
  const placeMenu = useCallback((element: HTMLDivElement | null) => {
    menuList.current = element;
    const kept = offset.current;
    if (!element || kept === 0) return;
    const settle = () => {
      element.scrollTop = kept;
    };
    settle();
    // Groups unfold with an animation; only then is the content as tall as before.
    for (const { finished } of element.getAnimations({ subtree: true })) finished.then(settle, () => undefined);
  }, []);
  const keepScroll = (event: UIEvent<HTMLElement>) => {
    offset.current = event.currentTarget.scrollTop;
  };
  return { placeMenu, menuList, keepScroll };
}
