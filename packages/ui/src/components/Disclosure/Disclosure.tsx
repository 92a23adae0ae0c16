import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { text } from '../../css/typography.css';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { useControlledState } from '../../private/hooks/useControlledState';
import * as styles from './Disclosure.css';

export interface DisclosureProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What is behind it: the words of the button. */
  title: ReactNode;
  /** A quiet line under the title. */
  description?: ReactNode;
  /** Icon before the title. */
  icon?: IconType;
  /** Stands before the chevron, such as a badge or a value; no controls. */
  endContent?: ReactNode;
  /** Level of the heading around the button; without it the button is no heading. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Whether it is open, where the owner controls it. */
  open?: boolean;
  /**
   * Whether it is open at first.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when it opens or closes, also when the search of the browser opens it. */
  onOpenChange?: (isOpen: boolean) => void;
  /**
   * Keeps it as it is.
   * @default false
   */
  disabled?: boolean;
  /** The root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Content behind a button; the search of the browser finds and opens it. */
export function Disclosure({
  title,
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
    // React knows `hidden` as on or off alone.
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
          <span className={styles.words}>
            <span className={text.title3}>{title}</span>
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
