/** Where a menu was asked for, px of the window. */
export interface MenuSpot {
  x: number;
  y: number;
}

const longPress = 500;
/** A finger that wanders further scrolls, px. */
const wander = 10;
/** What the browser's own menu is for: an address to be opened elsewhere, text to be corrected. */
const own = 'a[href], input, textarea, select, [contenteditable="true"]';

/** Asks for the menu of a row by right click and by a long press, for which not every browser sends a `contextmenu`. */
export function listenForRowMenu(root: HTMLElement, open: (button: HTMLElement, spot: MenuSpot) => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: MenuSpot | undefined;
  /** The finger that asked for a menu is still there: its end is no press. */
  let isHeld = false;
  const cancel = () => {
    clearTimeout(timer);
    from = undefined;
  };
  const buttonAt = (target: EventTarget | null) =>
    (target as Element).closest('[data-row]')?.querySelector<HTMLElement>('[data-row-menu]');
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handler: (event: HTMLElementEventMap[Name]) => void,
  ) => root.addEventListener(name, handler, { signal: stop.signal });

  on('contextmenu', (event) => {
    cancel();
    const button = buttonAt(event.target);
    if (!button || (event.target as Element).closest(own)) return;
    event.preventDefault();
    open(button, { x: event.clientX, y: event.clientY });
  });
  on('pointerdown', ({ pointerType, isPrimary, target, clientX: x, clientY: y }) => {
    cancel();
    isHeld = false;
    const button = buttonAt(target);
    if (!button || pointerType !== 'touch' || !isPrimary) return;
    from = { x, y };
    timer = setTimeout(() => {
      isHeld = true;
      open(button, { x, y });
    }, longPress);
  });
  root.addEventListener(
    'click',
    (event) => {
      if (!isHeld) return;
      isHeld = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal: stop.signal, capture: true },
  );
  on('pointermove', ({ clientX, clientY }) => {
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > wander) cancel();
  });
  on('pointerup', cancel);
  on('pointercancel', cancel);
  return () => {
    cancel();
    stop.abort();
  };
}
