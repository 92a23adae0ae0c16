import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { TooltipTriggerStateContext } from 'react-aria-components';
import { tooltipCloseDelay } from '../../private/overlays/useTooltipTrigger';
import { TooltipBubble } from '../../private/overlays/TooltipBubble';

const delay = 400;

/** Tooltip of the quick buttons, shared by all rows. Shown after a delay on hover, immediately on keyboard focus. */
export function RowTooltips({ root }: { root: RefObject<HTMLElement | null> }) {
  const [tip, setTip] = useState<string>();
  const anchor = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = () => clearTimeout(timer.current);
  const hideSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      anchor.current = null;
      setTip(undefined);
    }, tooltipCloseDelay);
  }, []);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const show = (button: HTMLElement) => {
      anchor.current = button;
      setTip(button.dataset.tip);
    };
    const hide = () => {
      clearTimeout(timer.current);
      setTip(undefined);
    };
    const tipped = ({ target }: Event) => (target as Element).closest<HTMLElement>('[data-tip]') ?? undefined;
    const on = (name: string, handler: (event: Event) => void) =>
      element.addEventListener(name, handler, { signal: stop.signal, passive: true, capture: true });
    on('pointerover', (event) => {
      const button = tipped(event);
      if (!button) return;
      if (button === anchor.current) {
        clearTimeout(timer.current);
        return;
      }
      hide();
      anchor.current = button;
      if ((event as PointerEvent).pointerType !== 'touch') timer.current = setTimeout(() => show(button), delay);
    });
    on('pointerout', (event) => {
      const button = tipped(event);
      if (!button || button.contains((event as PointerEvent).relatedTarget as Node | null)) return;
      hideSoon();
    });
    on('focusin', (event) => {
      const button = tipped(event);
      if (button?.matches(':focus-visible')) show(button);
    });
    for (const name of ['focusout', 'pointerdown', 'scroll']) on(name, hide);
    on('keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Escape') hide();
    });
    return () => {
      clearTimeout(timer.current);
      stop.abort();
    };
  }, [root, hideSoon]);

  return (
    <TooltipTriggerStateContext
      value={{ isOpen: tip !== undefined, shouldSkipAnimation: false, open: keep, close: hideSoon }}
    >
      <TooltipBubble key={tip} triggerRef={anchor}>
        {tip}
      </TooltipBubble>
    </TooltipTriggerStateContext>
  );
}
