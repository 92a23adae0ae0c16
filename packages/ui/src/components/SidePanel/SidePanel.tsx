import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { ScrollArea } from '../../private/overlays/ScrollArea';
import { coreStrings } from '../../private/strings/coreStrings';
import { useStrings } from '../../private/strings/strings';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './SidePanel.css';

export interface SidePanelProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** Called when the user presses Escape inside the panel or the close button. */
  onClose: () => void;
  /** Title and accessible name. */
  title: string;
  /** Controls between the title and the close button. */
  actions?: ReactNode;
  /** Content below the scrolling area, such as buttons. */
  footer?: ReactNode;
  /** Content of the panel. It scrolls. */
  children: ReactNode;
}

/** A non-modal panel at the end edge, without a backdrop. Mount it to open it. */
export function SidePanel({
  onClose,
  title,
  actions,
  footer,
  className,
  children,
  onKeyDown,
  ...rest
}: SidePanelProps) {
  const strings = useStrings(coreStrings);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    heading.current?.focus();
    const panel = heading.current?.closest('[role="dialog"]');
    return () => {
      // Don't restore focus if the user moved it elsewhere.
      const now = document.activeElement;
      if (!now || now === document.body || panel?.contains(now)) opener?.focus?.();
    };
  }, []);

  return (
    <div
      {...rest}
      role="dialog"
      aria-labelledby={headingId}
      // The styles of toasts use this attribute to position them next to the panel.
      data-side-panel=""
      className={cx(styles.panel, className)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.header}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={cx(text.title2, styles.title)}>
          {title}
        </h2>
        {actions}
        <IconButton size="sm" icon={X} label={strings.close} onClick={onClose} />
      </div>
      <ScrollArea className={styles.body}>{children}</ScrollArea>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
