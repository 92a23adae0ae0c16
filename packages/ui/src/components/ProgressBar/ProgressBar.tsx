import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { tabular, text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { useProgress } from '../../private/hooks/meterProps';
import * as styles from './ProgressBar.css';

export interface ProgressBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Label and accessible name, such as "Sending tickets". */
  label: string;
  /** Current value. If omitted, the bar is indeterminate. */
  value?: number;
  /**
   * Maximum value.
   * @default 100
   */
  max?: number;
  /**
   * Text of the value, visible and for screen readers, such as "9 of 14".
   * @default the percentage
   */
  valueText?: string;
  /**
   * If true, the label and the value are visually hidden.
   * @default false
   */
  hideLabel?: boolean;
  /** Help text below the bar, such as "About a minute left". */
  description?: ReactNode;
  /**
   * Thickness: 4 (`sm`, for lists), 6 or 12 px.
   * @default 'md'
   */
  size?: keyof typeof styles.size;
  /**
   * Theme color.
   * @default 'primary'
   */
  tone?: keyof typeof styles.tone;
  /**
   * Stripes on the bar, for size `lg`. `moving` shows activity.
   * @default 'none'
   */
  stripes?: 'none' | 'still' | 'moving';
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** The progress of a task. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  hideLabel,
  description,
  size = 'md',
  tone = 'primary',
  stripes = 'none',
  className,
  ref,
  ...rest
}: ProgressBarProps) {
  const id = useId();
  const pattern = useId();
  const { share, isIndeterminate, words, aria } = useProgress({ label, value, max, valueText });

  return (
    <div
      ref={ref}
      role="progressbar"
      {...aria}
      aria-describedby={description ? id : undefined}
      {...rest}
      className={cx(styles.root, className)}
    >
      {!hideLabel && (
        <div className={styles.header} aria-hidden="true">
          <span className={cx(text.label, styles.label)}>{label}</span>
          {words && <span className={cx(text.caption, tabular, styles.value)}>{words}</span>}
        </div>
      )}
      <div className={cx(styles.track, styles.size[size], styles.tone[tone])}>
        <div
          className={cx(styles.bar, isIndeterminate && styles.endless)}
          style={isIndeterminate ? undefined : { inlineSize: `${share * 100}%` }}
        >
          {stripes !== 'none' && (
            <svg className={cx(styles.stripes, stripes === 'moving' && styles.moving)} aria-hidden="true">
              <pattern id={pattern} width="16" height="12" patternUnits="userSpaceOnUse">
                <path d="M0 12 8 0h8L8 12z" />
              </pattern>
              <rect width="100%" height="100%" fill={`url(#${pattern})`} />
            </svg>
          )}
        </div>
      </div>
      {description && (
        <span id={id} className={cx(text.caption, styles.help)}>
          {description}
        </span>
      )}
    </div>
  );
}
