/** Position of a context menu in the viewport, px. */
export interface MenuPosition {
  x: number;
  y: number;
}

const longPress = 500;
/** Touch movement above this is scrolling, px. */
const maxMovement = 10;
/** Elements that keep the browser's context menu: links and text fields. */
const nativeMenuTargets = 'a[href], input, textarea, select, [contenteditable="true"]';

/** Opens the menu of a row on right click and long press; not every browser sends `contextmenu` for the latter. */
export function listenForRowMenu(
  root: HTMLElement,
  open: (button: HTMLElement, position: MenuPosition) => void,
): () => void {
  const listeners = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: MenuPosition | undefined;
  /** True after a long press opened a menu: the click at its end must not reach the row. */
  let isLongPressed = false;
  const cancel = () => {
    clearTimeout(timer);
    from = undefined;
  };
  const buttonAt = (target: EventTarget | null) =>
    (target as Element).closest('[data-row]')?.querySelector<HTMLElement>('[data-row-menu]');
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handler: (event: HTMLElementEventMap[Name]) => void,
  ) => root.addEventListener(name, handler, { signal: listeners.signal });

  on('contextmenu', (event) => {
    cancel();
    const button = buttonAt(event.target);
    if (!button || (event.target as Element).closest(nativeMenuTargets)) return;
    event.preventDefault();
    open(button, { x: event.clientX, y: event.clientY });
  });
  on('pointerdown', ({ pointerType, isPrimary, target, clientX: x, clientY: y }) => {
    cancel();
    isLongPressed = false;
    const button = buttonAt(target);
    if (!button || pointerType !== 'touch' || !isPrimary) return;
    from = { x, y };
    timer = setTimeout(() => {
      isLongPressed = true;
      open(button, { x, y });
    }, longPress);
  });
  root.addEventListener(
    'click',
    (event) => {
      if (!isLongPressed) return;
      isLongPressed = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal: listeners.signal, capture: true },
  );
  on('pointermove', ({ clientX, clientY }) => {
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > maxMovement) cancel();
  });
  on('pointerup', cancel);
  on('pointercancel', cancel);
  return () => {
    cancel();
    listeners.abort();
  };
}
