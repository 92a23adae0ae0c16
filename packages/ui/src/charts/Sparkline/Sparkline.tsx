import type { Ref, SVGAttributes } from 'react';
import { cx } from '../../css/cx';
import * as styles from './Sparkline.css';
import { sparklinePath } from './sparklinePath';

export interface SparklineProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** Values, oldest first. `null` leaves a gap. */
  data: readonly (number | null)[];
  /** Text alternative. Omit it if the text next to the line describes the trend; the line is then decorative. */
  label?: string;
  /**
   * Color: a theme text color or a color of the chart palette.
   * @default 'primary'
   */
  tone?: keyof typeof styles.tone;
  /** Width, px. @default 60 */
  width?: number;
  /** Height, px. @default 26 */
  height?: number;
  /** Ref to the root element. */
  ref?: Ref<SVGSVGElement>;
}

/** A trend without axes. The last point is marked. */
export function Sparkline({
  data,
  label,
  tone = 'primary',
  width = 60,
  height = 26,
  className,
  ref,
  ...rest
}: SparklineProps) {
  const { line, area, last } = sparklinePath(data, { width, height, inset: 3 });
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      ref={ref}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      focusable="false"
      {...naming}
      {...rest}
      className={cx(styles.root, styles.tone[tone], className)}
    >
      <path className={styles.area} d={area} />
      <path className={styles.line} d={line} />
      {last && <circle className={styles.last} cx={last.x} cy={last.y} r="2.6" />}
    </svg>
  );
}
