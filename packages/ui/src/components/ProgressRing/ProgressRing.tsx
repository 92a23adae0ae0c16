import type { HTMLAttributes, Ref } from 'react';
import { tabular } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { useProgress } from '../../private/hooks/meterProps';
import * as styles from './ProgressRing.css';

export interface ProgressRingProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What is being done: "Prep list". */
  label: string;
  /** How far it is; without it nobody knows, and a part of the ring turns. */
  value?: number;
  /**
   * Where it ends.
   * @default 100
   */
  max?: number;
  /**
   * The value in words, read out and seen with `showValue`.
   * @default the share in percent
   */
  valueText?: string;
  /**
   * Writes the value inside, from size `md` up.
   * @default true from size `lg` up
   */
  showValue?: boolean;
  /** A word under the value, in size `xl`: "done". */
  caption?: string;
  /**
   * 24, 40, 64 or 96 px.
   * @default 'md'
   */
  size?: keyof typeof styles.size;
  /**
   * Theme colour.
   * @default 'primary'
   */
  tone?: keyof typeof styles.tone;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Side of the drawing and thickness of its line, px. */
const lines: Record<keyof typeof styles.size, readonly [side: number, line: number]> = {
  sm: [24, 3],
  md: [40, 5],
  lg: [64, 6],
  xl: [96, 8],
};

/** Work that goes on, and how far it is, where there is no room for a line. */
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
  const { share, isEndless, words, aria } = useProgress({ label, value, max, valueText });
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
        className={cx(styles.drawing, isEndless && styles.turning)}
        aria-hidden="true"
        focusable="false"
      >
        <circle className={styles.track} {...circle} />
        {(isEndless || share > 0) && (
          <circle
            className={styles.arc}
            {...circle}
            strokeDasharray={`${(isEndless ? 0.28 : share) * length} ${length}`}
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
