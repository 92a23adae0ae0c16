import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../css/cx';
import * as styles from './Form.css';

export interface FormActionsProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * Horizontal alignment of the buttons.
   * @default 'end'
   */
  align?: keyof typeof styles.actionsAt;
  /**
   * If true, the buttons stick to the bottom of the scroll container.
   * @default false
   */
  sticky?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** The buttons of a form: `plain` first, `filled` last. */
export function FormActions({ align = 'end', sticky = false, className, ref, ...rest }: FormActionsProps) {
  return (
    <div
      ref={ref}
      {...rest}
      className={cx(styles.actions, styles.actionsAt[align], styles.wide, sticky && styles.sticky, className)}
    />
  );
}
