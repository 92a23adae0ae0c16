import type { HTMLAttributes, Ref } from 'react';
import { tabular } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { useProgress } from '../../private/hooks/meterProps';
import * as styles from './ProgressRing.css';

export interface ProgressRingProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Accessible name, such as "Prep list". */
  label: string;
  /** Current value. If omitted, the ring is indeterminate. */
  value?: number;
  /**
   * Maximum value.
   * @default 100
   */
  max?: number;
  /**
   * Text of the value for screen readers, and inside the ring with `showValue`.
   * @default the percentage
   */
  valueText?: string;
  /**
   * If true, shows the value inside the ring, for size `md` and larger.
   * @default true from size `lg`
   */
  showValue?: boolean;
  /** Text below the value, for size `xl`, such as "done". */
  caption?: string;
  /**
   * Diameter: 24, 40, 64 or 96 px.
   * @default 'md'
   */
  size?: keyof typeof styles.size;
  /**
   * Theme color.
   * @default 'primary'
   */
  tone?: keyof typeof styles.tone;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Size of the drawing and width of its stroke, px. */
const lines: Record<keyof typeof styles.size, readonly [side: number, line: number]> = {
  sm: [24, 3],
  md: [40, 5],
  lg: [64, 6],
  xl: [96, 8],
};

/** The progress of a task as a compact ring. */
export function ProgressRing({
  label,
  value,
  max = 100,
  valueText,
  size = 'md',
  showValue = size === 'lg' || size === 'xl',
  caption,
  tone = 'primary',
  className,
  ref,
  ...rest
}: ProgressRingProps) {
  const { share, isIndeterminate, words, aria } = useProgress({ label, value, max, valueText });
  const [side, line] = lines[size];
  const radius = (side - line) / 2;
  const circle = { cx: side / 2, cy: side / 2, r: radius, strokeWidth: line };
  const length = 2 * Math.PI * radius;

  return (
    <div
      ref={ref}
      role="progressbar"
      {...aria}
      {...rest}
      className={cx(styles.root, styles.size[size], styles.tone[tone], className)}
    >
      <svg
        viewBox={`0 0 ${side} ${side}`}
        className={cx(styles.drawing, isIndeterminate && styles.turning)}
        aria-hidden="true"
        focusable="false"
      >
        <circle className={styles.track} {...circle} />
        {(isIndeterminate || share > 0) && (
          <circle
            className={styles.arc}
            {...circle}
            strokeDasharray={`${(isIndeterminate ? 0.28 : share) * length} ${length}`}
          />
        )}
      </svg>
      {showValue && words && (
        <span className={styles.inside} aria-hidden="true">
          <span className={cx(tabular, styles.number[size])}>{words}</span>
          {caption && size === 'xl' && <span className={styles.caption}>{caption}</span>}
        </span>
      )}
    </div>
  );
}
