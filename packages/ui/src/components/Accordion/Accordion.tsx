import { useMemo, type HTMLAttributes, type Ref } from 'react';
import { cx } from '../../css/cx';
import { useControlledState } from '../../private/hooks/useControlledState';
import * as styles from './Accordion.css';
import { AccordionContext } from './AccordionContext';
import { toggled } from './toggled';

export interface AccordionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue'> {
  /**
   * If true, several items can be open at the same time.
   * @default true
   */
  multiple?: boolean;
  /** IDs of the open items (controlled). */
  expandedKeys?: readonly string[];
  /**
   * IDs of the items that are initially open (uncontrolled).
   * @default []
   */
  defaultExpandedKeys?: readonly string[];
  /** Called with the IDs of the open items when an item opens or closes. */
  onExpandedChange?: (open: readonly string[]) => void;
  /**
   * Heading level of the items.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /**
   * Grouping of the items: `lines` between them, one `card` around them, or `separate` cards.
   * @default 'card'
   */
  variant?: keyof typeof styles.variant;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

const none: readonly string[] = [];

/** A group of disclosures. Its children are `AccordionItem`s. */
export function Accordion({
  multiple = true,
  expandedKeys,
  defaultExpandedKeys = none,
  onExpandedChange,
  headingLevel = 3,
  variant = 'card',
  className,
  children,
  ref,
  ...rest
}: AccordionProps) {
  const [open, change] = useControlledState(expandedKeys, defaultExpandedKeys, onExpandedChange);
  const state = useMemo(
    () => ({
      open,
      headingLevel,
      toggle: (id: string, isOpen: boolean) => change(toggled(open, id, isOpen, multiple)),
    }),
    [open, headingLevel, change, multiple],
  );
  return (
    <div ref={ref} {...rest} className={cx(styles.root, styles.variant[variant], className)}>
      <AccordionContext value={state}>{children}</AccordionContext>
    </div>
  );
}
