import type { ComponentProps } from 'react';
import { cx } from '../../css/cx';
import * as styles from './ButtonGroup.css';

export interface ButtonGroupProps extends ComponentProps<'div'> {
  /** What the buttons have in common; the name of the group. */
  label: string;
  /** Along a line, or one below the other. @default 'horizontal' */
  orientation?: keyof typeof styles.orientations;
  /** Takes the whole line, in equal parts. @default false */
  block?: boolean;
  /** A hairline between the buttons, for those without an edge of their own: `filled`, `flat`, `plain`. @default false */
  divided?: boolean;
}

/** Buttons that belong together and share their edges. */
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
