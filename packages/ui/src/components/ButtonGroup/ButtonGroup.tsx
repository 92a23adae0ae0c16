import type { ComponentProps } from 'react';
import { cx } from '../../css/cx';
import * as styles from './ButtonGroup.css';

export interface ButtonGroupProps extends ComponentProps<'div'> {
  /** Accessible name of the group. */
  label: string;
  /** Direction of the buttons. @default 'horizontal' */
  orientation?: keyof typeof styles.orientations;
  /** Fills the width of the container with buttons of equal width. @default false */
  block?: boolean;
  /** Shows a hairline between the buttons, for variants without a border: `filled`, `flat`, `plain`. @default false */
  divided?: boolean;
}

/** Related buttons, joined along their borders. */
export function ButtonGroup({
  label,
  orientation = 'horizontal',
  block = false,
  divided = false,
  className,
  ...rest
}: ButtonGroupProps) {
  return (
    <div
      role="group"
      aria-label={label}
      {...rest}
      className={cx(
        styles.root,
        styles.orientations[orientation],
        block && styles.block,
        divided && styles.ruled,
        className,
      )}
    />
  );
}
