import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { text } from '../../css/typography.css';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { useControlledState } from '../../private/hooks/useControlledState';
import * as styles from './Disclosure.css';

export interface DisclosureProps extends HTMLAttributes<HTMLDivElement> {
  /** Label of the button. */
  label: ReactNode;
  /** Secondary text below the label. */
  description?: ReactNode;
  /** Icon before the label. */
  icon?: IconType;
  /** Content before the chevron, such as a badge. Must not be interactive. */
  endContent?: ReactNode;
  /** Heading level. If omitted, the button is not inside a heading. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** If true, the content is visible (controlled). */
  open?: boolean;
  /**
   * If true, the content is initially visible (uncontrolled).
   * @default false
   */
  defaultOpen?: boolean;
  /** Called with the new state when the content is shown or hidden, including by find-in-page. */
  onOpenChange?: (isOpen: boolean) => void;
  /**
   * Disables the button.
   * @default false
   */
  disabled?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** A button that shows and hides content. Find-in-page also opens it. */
export function Disclosure({
  label,
  description,
  icon,
  endContent,
  headingLevel,
  open: given,
  defaultOpen = false,
  onOpenChange,
  disabled = false,
  className,
  children,
  ref,
  ...rest
}: DisclosureProps) {
  const [isOpen, change] = useControlledState(given, defaultOpen, onOpenChange);
  const ids = useId();
  const content = useRef<HTMLDivElement>(null);
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'div';

  useEffect(() => {
    // React treats `hidden` as a boolean, so set `until-found` manually.
    if (!isOpen) content.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);

  useEffect(() => {
    const found = content.current;
    const open = () => change(true);
    found?.addEventListener('beforematch', open);
    return () => found?.removeEventListener('beforematch', open);
  });

  return (
    <div ref={ref} {...rest} className={cx(styles.root, className)}>
      <Heading className={styles.heading}>
        <button
          type="button"
          id={`${ids}-button`}
          aria-expanded={isOpen}
          aria-controls={`${ids}-content`}
          disabled={disabled}
          className={styles.trigger}
          onClick={() => change(!isOpen)}
        >
          {icon && <Icon as={icon} size={18} className={styles.icon} />}
          <span className={styles.label}>
            <span className={text.title3}>{label}</span>
            {description && <span className={cx(text.caption, styles.note)}>{description}</span>}
          </span>
          {endContent && <span className={cx(text.caption, styles.end)}>{endContent}</span>}
          <Icon as={ChevronDown} size={18} className={styles.chevron} />
        </button>
      </Heading>
      <div className={styles.panel} data-open={isOpen || undefined}>
        <div
          ref={content}
          id={`${ids}-content`}
          role="group"
          aria-labelledby={`${ids}-button`}
          hidden={!isOpen}
          className={styles.content}
        >
          <div className={cx(text.body, styles.inner)}>{children}</div>
        </div>
      </div>
    </div>
  );
}
