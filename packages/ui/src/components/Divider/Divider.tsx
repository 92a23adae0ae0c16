import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import * as styles from './Divider.css';

export interface DividerProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Text within the line, such as "or" or a date. */
  label?: ReactNode;
  /**
   * Position of the label.
   * @default 'center'
   */
  labelPlacement?: keyof typeof styles.labelPlacement;
  /**
   * Direction of the line. A vertical divider takes the height of its row.
   * @default 'horizontal'
   */
  orientation?: keyof typeof styles.plain;
  /**
   * Contrast of the line.
   * @default 'soft'
   */
  variant?: keyof typeof styles.emphasis;
  /**
   * Draws a dashed line.
   * @default false
   */
  dashed?: boolean;
  /**
   * Margin before and after the line, from the space scale.
   * @default 'none'
   */
  gap?: keyof typeof styles.gap;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** A line between two sections, optionally with a label. */
export function Divider({
  label,
  labelPlacement = 'center',
  orientation = 'horizontal',
  variant = 'soft',
  dashed = false,
  gap = 'none',
  className,
  ref,
  ...rest
}: DividerProps) {
  const look = [styles.root, styles.emphasis[variant], dashed && styles.dashed, styles.gap[gap]];
  const isVertical = orientation === 'vertical';
  if (label === undefined) {
    return (
      <hr
        ref={ref as Ref<HTMLHRElement>}
        aria-orientation={isVertical ? 'vertical' : undefined}
        {...rest}
        className={cx(...look, styles.plain[orientation], className)}
      />
    );
  }
  return (
    <div
      ref={ref as Ref<HTMLDivElement>}
      data-vertical={isVertical || undefined}
      {...rest}
      className={cx(
        text.caption,
        ...look,
        styles.labeled[orientation],
        styles.labelPlacement[labelPlacement],
        className,
      )}
    >
      <span className={styles.label}>{label}</span>
    </div>
  );
}
