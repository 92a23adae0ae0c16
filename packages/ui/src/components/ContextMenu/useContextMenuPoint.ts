import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

/** Position of the menu in px, relative to the top left corner of the area. */
export interface MenuPoint {
  x: number;
  y: number;
  /** True if opened by keyboard; the first item then gets focus. */
  byKeys: boolean;
}

const longPress = 500;
/** Distance in px after which a moving touch is a scroll, not a long press. */
const moveTolerance = 10;

/**
 * Returns the menu position and the event handlers of its area. Calls `onOpen` on right click, Shift+F10, the context
 * menu key and long press. iOS Safari fires no `contextmenu` event on long press.
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
  // Opens the menu at the focused element.
  const openAtFocus = (area: Element, target: Element) => {
    const box = target.getBoundingClientRect();
    const isRtl = getComputedStyle(target).direction === 'rtl';
    open(area, isRtl ? box.right : box.left, box.bottom, true);
  };
  const cancel = () => {
    clearTimeout(timer.current);
    start.current = undefined;
  };
  // Returns false for React events that bubble from the portaled menu, which must be ignored.
  const isInside = (event: { currentTarget: Element; target: EventTarget }) =>
    event.currentTarget.contains(event.target as Node);

  const areaProps = {
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      cancel();
      if (!isInside(event)) return;
      event.stopPropagation();
      // A `contextmenu` event from the keyboard has neither the secondary button nor a touch pointer, and its `detail`
      // is 0.
      const byKeys = event.button !== 2 && (event.nativeEvent as { pointerType?: string }).pointerType !== 'touch';
      if (byKeys && event.detail === 0 && !event.ctrlKey) openAtFocus(event.currentTarget, event.target as Element);
      else open(event.currentTarget, event.clientX, event.clientY, false);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const isMenuKey = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10');
      if (!isMenuKey || !isInside(event)) return;
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
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > moveTolerance) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
  };
  return { point, areaProps };
}
