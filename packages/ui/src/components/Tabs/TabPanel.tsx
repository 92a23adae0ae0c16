import { useEffect, useRef, useState, type ReactNode } from 'react';
import { tabbableElements } from '../../private/dom/nextTabbable';

interface TabPanelProps {
  id: string;
  /** ID of the tab that opens and names the panel. */
  tabId: string;
  className: string;
  children: ReactNode;
}

/** Content of the selected tab. Focusable if it contains no focusable element (APG). */
export function TabPanel({ id, tabId, className, children }: TabPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isTabbable, setTabbable] = useState(true);

  useEffect(() => {
    const panel = ref.current;
    if (!panel) return undefined;
    const check = () => setTabbable(tabbableElements(panel).length === 0);
    check();
    const observer = new MutationObserver(check);
    observer.observe(panel, { subtree: true, childList: true, attributeFilter: ['tabindex', 'disabled'] });
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={ref}
      role="tabpanel"
      id={id}
      aria-labelledby={tabId}
      tabIndex={isTabbable ? 0 : undefined}
      className={className}
    >
      {children}
    </div>
  );
}
