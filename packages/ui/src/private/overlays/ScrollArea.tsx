import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { watchSize } from '../dom/watchSize';
import { useInitialFocus } from './useInitialFocus';

export interface ScrollAreaProps {
  className?: string;
  /** Element that receives focus when the surrounding dialog opens. @default the first field of a form */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** A scrollable area. Becomes focusable if it scrolls and has no focusable content. */
export function ScrollArea({ className, initialFocus, children }: ScrollAreaProps) {
  const ref = useRef<HTMLDivElement>(null);
  useInitialFocus(ref, initialFocus);
  const [needsStop, setNeedsStop] = useState(false);

  useEffect(() => {
    const area = ref.current;
    if (!area) return;
    const measure = () => setNeedsStop(area.scrollHeight > area.clientHeight && !area.querySelector(focusable));
    measure();
    const content = new MutationObserver(measure);
    const unwatch = watchSize([area], measure);
    content.observe(area, { childList: true, characterData: true, subtree: true });
    return () => {
      unwatch();
      content.disconnect();
    };
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only while it scrolls and has no focusable content
    <div ref={ref} className={className} tabIndex={needsStop ? 0 : undefined}>
      {children}
    </div>
  );
}
