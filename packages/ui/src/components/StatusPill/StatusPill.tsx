import type { HTMLAttributes, Ref } from 'react';
import { checkProps } from '../../private/dom/checkProps';
import { truncate } from '../../css/typography.css';
import { cx } from '../../css/cx';
import * as styles from './StatusPill.css';

export interface StatusPillProps extends HTMLAttributes<HTMLSpanElement> {
  /**
   * Theme color, such as `success` for "Paid", `warning` for "Unpaid", `danger` for "Late" or `secondary` for
   * "Draft".
   * @default 'secondary'
   */
  tone?: keyof typeof styles.soft;
  /**
   * Visual style. `filled` is more prominent.
   * @default 'soft'
   */
  variant?: 'soft' | 'filled';
  /**
   * If true, shows a dot before the text.
   * @default true
   */
  dot?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement>;
}

const variants = ['soft', 'filled'];

/** A status in one or two words. */
export function StatusPill({
  tone = 'secondary',
  variant = 'soft',
  dot = true,
  className,
  children,
  ref,
  ...rest
}: StatusPillProps) {
  checkProps('oneOf', 'StatusPill', () => ({ tone: [tone, styles.soft], variant: [variant, variants] }));
  return (
    <span ref={ref} {...rest} className={cx(styles.root, styles[variant][tone], className)}>
      {dot && <span className={styles.dot} />}
      <span className={truncate}>{children}</span>
    </span>
  );
}
