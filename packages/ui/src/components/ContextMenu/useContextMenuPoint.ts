import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

/** Where a menu was asked for, px from the area's physical corner. */
export interface MenuPoint {
  x: number;
  y: number;
  /** Asked for by keys: the first item has the focus. */
  byKeys: boolean;
}

const longPress = 500;
/** A finger that wanders further scrolls, px. */
const wander = 10;

/**
 * Asks for a menu by right click, by Shift F10 or the menu key, and by a long press, for which not every browser sends
 * a `contextmenu`.
 */
export function useContextMenuPoint(onOpen: () => void) {
  const [point, setPoint] = useState<MenuPoint>({ x: 0, y: 0, byKeys: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = (area: Element, x: number, y: number, byKeys: boolean) => {
    const box = area.getBoundingClientRect();
    setPoint({ x: x - box.left + area.scrollLeft, y: y - box.top + area.scrollTop, byKeys });
    onOpen();
  };
  // By keys it stands at the thing that has the focus.
  const openAtFocus = (area: Element, target: Element) => {
    const box = target.getBoundingClientRect();
    const isRtl = getComputedStyle(target).direction === 'rtl';
    open(area, isRtl ? box.right : box.left, box.bottom, true);
  };
  const cancel = () => {
    clearTimeout(timer.current);
    start.current = undefined;
  };
  // The open menu is a child of the area for React, not for the page.
  const isInside = (event: { currentTarget: Element; target: EventTarget }) =>
    event.currentTarget.contains(event.target as Node);

  const areaProps = {
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      cancel();
      if (!isInside(event)) return;
      event.stopPropagation();
      // Keys have no place of their own, and no second button.
      const byKeys = event.button !== 2 && (event.nativeEvent as { pointerType?: string }).pointerType !== 'touch';
      if (byKeys && event.detail === 0 && !event.ctrlKey) openAtFocus(event.currentTarget, event.target as Element);
      else open(event.currentTarget, event.clientX, event.clientY, false);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const isAsked = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10');
      if (!isAsked || !isInside(event)) return;
      event.preventDefault();
      event.stopPropagation();
      openAtFocus(event.currentTarget, event.target as Element);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      cancel();
      if (event.pointerType !== 'touch' || !event.isPrimary || !isInside(event)) return;
      const { currentTarget, clientX: x, clientY: y } = event;
      start.current = { x, y };
      timer.current = setTimeout(() => open(currentTarget, x, y, false), longPress);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > wander) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
  };
  return { point, areaProps };
}
