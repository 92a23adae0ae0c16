import { useCallback, useRef, type UIEvent } from 'react';

/** Restores the scroll position of an element that is remounted, such as the menu in a drawer. */
export function useScrollRestoration() {
  const menuList = useRef<HTMLDivElement>(null);
  const offset = useRef(0);
  const placeMenu = useCallback((element: HTMLDivElement | null) => {
    menuList.current = element;
    const saved = offset.current;
    if (!element || saved === 0) return;
    const settle = () => {
      element.scrollTop = saved;
    };
    settle();
    // Repeat after the groups have expanded and the content has its final height.
    for (const { finished } of element.getAnimations({ subtree: true })) finished.then(settle, () => undefined);
  }, []);
  const keepScroll = (event: UIEvent<HTMLElement>) => {
    offset.current = event.currentTarget.scrollTop;
  };
  return { placeMenu, menuList, keepScroll };
}
