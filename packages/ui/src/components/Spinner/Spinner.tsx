import type { HTMLAttributes, Ref } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { coreStrings } from '../../private/strings/coreStrings';
import { useStrings } from '../../private/strings/strings';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Spinner.css';

export interface SpinnerProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /**
   * Label, such as "Counting stock".
   * @default "Loading", localized
   */
  label?: string;
  /**
   * Position of the label. `none` hides it visually.
   * @default 'none'
   */
  labelPlacement?: 'none' | 'end' | 'bottom';
  /**
   * Diameter: 16, 24 or 40 px.
   * @default 'md'
   */
  size?: keyof typeof styles.size;
  /**
   * Theme color, or `current` for the color of the surrounding text.
   * @default 'primary'
   */
  tone?: keyof typeof styles.tone;
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement>;
}

/** Indicates loading of unknown duration. */
export function Spinner({
  label,
  labelPlacement = 'none',
  size = 'md',
  tone = 'primary',
  className,
  ref,
  ...rest
}: SpinnerProps) {
  const strings = useStrings(coreStrings);
  const words = label ?? strings.loading;
  return (
    <span
      ref={ref}
      role="status"
      {...rest}
      className={cx(styles.root, labelPlacement === 'bottom' && styles.below, className)}
    >
      <span aria-hidden="true" className={cx(styles.ring, styles.size[size], styles.tone[tone])} />
      {labelPlacement === 'none' ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : (
        <span className={text.body}>{words}</span>
      )}
    </span>
  );
}
