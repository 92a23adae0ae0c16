import { useEffect, useRef, useState, type RefObject } from 'react';
import { TooltipTriggerStateContext } from 'react-aria-components';
import { TooltipBubble } from '../../private/overlays/TooltipBubble';

const delay = 400;
const doNothing = () => undefined;

/** Tooltip of the quick buttons, shared by all rows. Shown after a delay on hover, immediately on keyboard focus. */
export function RowTooltips({ root }: { root: RefObject<HTMLElement | null> }) {
  const [tip, setTip] = useState<string>();
  const anchor = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const stop = new AbortController();
    const show = (button: HTMLElement) => {
      anchor.current = button;
      setTip(button.dataset.tip);
    };
    const hide = () => {
      clearTimeout(timer);
      setTip(undefined);
    };
    const tipped = ({ target }: Event) => (target as Element).closest<HTMLElement>('[data-tip]') ?? undefined;
    const on = (name: string, handler: (event: Event) => void) =>
      element.addEventListener(name, handler, { signal: stop.signal, passive: true, capture: true });
    on('pointerover', (event) => {
      const button = tipped(event);
      if (button === anchor.current && button) return;
      hide();
      anchor.current = button ?? null;
      if (button && (event as PointerEvent).pointerType !== 'touch') timer = setTimeout(() => show(button), delay);
    });
    on('focusin', (event) => {
      const button = tipped(event);
      if (button?.matches(':focus-visible')) show(button);
    });
    for (const name of ['focusout', 'pointerleave', 'pointerdown', 'scroll']) on(name, hide);
    on('keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Escape') hide();
    });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [root]);

  return (
    <TooltipTriggerStateContext
      value={{ isOpen: tip !== undefined, shouldSkipAnimation: false, open: doNothing, close: () => setTip(undefined) }}
    >
      <TooltipBubble key={tip} triggerRef={anchor}>
        {tip}
      </TooltipBubble>
    </TooltipTriggerStateContext>
  );
}
