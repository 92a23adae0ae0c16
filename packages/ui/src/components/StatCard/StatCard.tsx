import { useId, type HTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { Sparkline, type SparklineProps } from '../../charts/Sparkline/Sparkline';
import { text, truncate } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { Delta, type DeltaProps } from '../Delta/Delta';
import { Figure, type FigureProps } from '../Figure/Figure';
import { Skeleton } from '../Skeleton/Skeleton';
import * as styles from './StatCard.css';

export interface StatCardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What is counted: "Net sales". */
  label: string;
  /** The number: parts of `Intl.NumberFormat.formatToParts`, or a text that is written already ("14:20"). */
  value: FigureProps['parts'];
  /** Word after the number, such as "min". */
  unit?: ReactNode;
  /** The change: the arrow says direction, the colour says good or bad. */
  delta?: Pick<DeltaProps, 'text' | 'direction' | 'tone'>;
  /** What the change is against: "on last Friday". */
  comparison?: ReactNode;
  /** Values of the sparkline, oldest first; null leaves a gap. */
  trend?: SparklineProps['data'];
  /** What the sparkline says, where the change does not. */
  trendLabel?: string;
  /**
   * Colour of the sparkline.
   * @default 'primary'
   */
  trendTone?: SparklineProps['tone'];
  /** Address: makes the whole card a link named by its label. */
  href?: string;
  /** Follows the link in place of the browser, or makes the whole card a button. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** The card is the one that the view follows. Only with `onClick`. */
  selected?: boolean;
  /** Control at the end of the label, such as an `IconButton` that explains the number. */
  info?: ReactNode;
  /** Number and change are on their way: blocks of their geometry. */
  loading?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** One number with its change and its trend. */
export function StatCard({
  label,
  value,
  unit,
  delta,
  comparison,
  trend,
  trendLabel,
  trendTone,
  href,
  onClick,
  selected,
  info,
  loading = false,
  className,
  ref,
  ...rest
}: StatCardProps) {
  const labelId = useId();
  const name = href ? (
    <a className={styles.cover} href={href} onClick={onClick}>
      {label}
    </a>
  ) : onClick ? (
    <button className={styles.cover} type="button" aria-pressed={selected} onClick={onClick}>
      {label}
    </button>
  ) : (
    label
  );

  return (
    <div
      ref={ref}
      role="group"
      aria-labelledby={labelId}
      aria-busy={loading || undefined}
      {...rest}
      className={cx(styles.root, (href || onClick) && styles.reacts, selected && styles.selected, className)}
    >
      <div className={styles.head}>
        <span id={labelId} className={cx(text.label, styles.label)}>
          {name}
        </span>
        {info && <span className={styles.info}>{info}</span>}
      </div>
      {loading ? (
        <span className={styles.loading}>
          <Skeleton inlineSize="62%" blockSize={24} shape="text" />
        </span>
      ) : (
        <Figure parts={value} unit={unit} size="tile" />
      )}
      <div className={styles.foot}>
        {loading ? (
          <Skeleton inlineSize={72} blockSize={12} shape="text" />
        ) : (
          <span className={styles.words}>
            {delta && <Delta {...delta} />}
            {comparison && (
              <span
                className={cx(styles.comparison, truncate)}
                title={typeof comparison === 'string' ? comparison : undefined}
              >
                {comparison}
              </span>
            )}
          </span>
        )}
        {trend && !loading && <Sparkline data={trend} label={trendLabel} tone={trendTone} />}
      </div>
    </div>
  );
}
