import { useMemo, type HTMLAttributes, type Ref } from 'react';
import { cx } from '../../private/cx';
import { useOwnOrGiven } from '../../private/useOwnOrGiven';
import * as styles from './Accordion.css';
import { AccordionContext } from './AccordionContext';
import { toggled } from './toggled';

export interface AccordionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue'> {
  /**
   * Whether opening one closes the others.
   * @default 'many'
   */
  opens?: 'one' | 'many';
  /** Ids of the open items, where the owner controls them. */
  value?: readonly string[];
  /**
   * Ids of the items that are open at first.
   * @default []
   */
  defaultValue?: readonly string[];
  /** Called with the ids of the open items. */
  onChange?: (open: readonly string[]) => void;
  /**
   * Level of the items' headings.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /**
   * How the items are held together.
   * @default 'card'
   */
  variant?: keyof typeof styles.variant;
  /** The root element. */
  ref?: Ref<HTMLDivElement>;
}

const none: readonly string[] = [];

/** Several disclosures of one kind; its children are `AccordionItem`s. */
export function Accordion({
  opens = 'many',
  value,
  defaultValue = none,
  onChange,
  headingLevel = 3,
  variant = 'card',
  className,
  children,
  ref,
  ...rest
}: AccordionProps) {
  const [open, change] = useOwnOrGiven(value, defaultValue, onChange);
  const state = useMemo(
    () => ({
      open,
      headingLevel,
      toggle: (id: string, isOpen: boolean) => change(toggled(open, id, isOpen, opens)),
    }),
    [open, headingLevel, change, opens],
  );
  return (
    <div ref={ref} {...rest} className={cx(styles.root, styles.variant[variant], className)}>
      <AccordionContext.Provider value={state}>{children}</AccordionContext.Provider>
    </div>
  );
}
