import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { tabular, text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { useProgress } from '../../private/hooks/meterProps';
import * as styles from './ProgressBar.css';

export interface ProgressBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What is being done: "Sending tickets". */
  label: string;
  /** How far it is; without it nobody knows, and a part of the line travels. */
  value?: number;
  /**
   * Where it ends.
   * @default 100
   */
  max?: number;
  /**
   * The value in words, seen at the end of the label and read out: "9 of 14".
   * @default the share in percent
   */
  valueText?: string;
  /**
   * Keeps label and value for screen readers alone.
   * @default false
   */
  hideLabel?: boolean;
  /** More under the line: "About a minute left". */
  description?: ReactNode;
  /**
   * Thickness: 4 in lists, 6, 12.
   * @default 'md'
   */
  size?: keyof typeof styles.size;
  /**
   * Theme colour.
   * @default 'primary'
   */
  tone?: keyof typeof styles.tone;
  /**
   * Slants on the bar: still, or moving while work goes on. With size `lg`.
   * @default 'none'
   */
  stripes?: 'none' | 'still' | 'moving';
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Work that goes on, and how far it is. */
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
  const { share, isEndless, words, aria } = useProgress({ label, value, max, valueText });

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
        <div className={styles.head} aria-hidden="true">
          <span className={cx(text.label, styles.label)}>{label}</span>
          {words && <span className={cx(text.caption, tabular, styles.value)}>{words}</span>}
        </div>
      )}
      <div className={cx(styles.track, styles.size[size], styles.tone[tone])}>
        <div
          className={cx(styles.bar, isEndless && styles.endless)}
          style={isEndless ? undefined : { inlineSize: `${share * 100}%` }}
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
