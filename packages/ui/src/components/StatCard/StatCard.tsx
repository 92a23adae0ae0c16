import { useId, type HTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { Sparkline, type SparklineProps } from '../../charts/Sparkline/Sparkline';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { Delta, type DeltaProps } from '../Delta/Delta';
import { Figure, type FigureProps } from '../Figure/Figure';
import { Skeleton } from '../Skeleton/Skeleton';
import * as styles from './StatCard.css';

export interface StatCardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Label, such as "Net sales". */
  label: string;
  /** The value: parts from `Intl.NumberFormat.formatToParts`, or a formatted text such as "14:20". */
  value: FigureProps['parts'];
  /** Unit after the number, such as "min". */
  unit?: ReactNode;
  /** Change of the value. The arrow shows its direction, the color whether it is good or bad. */
  delta?: Pick<DeltaProps, 'text' | 'direction' | 'tone'>;
  /** Text after the change that names the basis of comparison, such as "vs last Friday". */
  comparison?: ReactNode;
  /** Values of the sparkline, oldest first. `null` leaves a gap. */
  trend?: SparklineProps['data'];
  /** Text alternative of the sparkline. If omitted, the sparkline is decorative. */
  trendLabel?: string;
  /**
   * Color of the sparkline.
   * @default 'primary'
   */
  trendTone?: SparklineProps['tone'];
  /** URL. Makes the card a link named by its label. */
  href?: string;
  /**
   * Called when the card is clicked. Without `href`, makes the card a button. With `href`, call
   * `event.preventDefault()` to handle the navigation yourself.
   */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** If true, a card that is a button is marked as selected. */
  selected?: boolean;
  /** Control after the label, such as an `IconButton` that explains the number. */
  info?: ReactNode;
  /** If true, shows skeletons instead of the number, the change and the trend. @default false */
  loading?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** A figure with its change and trend. */
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
  // `info` counts too, because the change and the trend are undefined while they load.
  const isTall = (delta ?? trend ?? info) !== undefined;
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
      <div className={styles.header}>
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
      <div className={cx(styles.footer, isTall && styles.tall)}>
        {loading ? (
          <Skeleton inlineSize={72} blockSize={12} shape="text" />
        ) : (
          <span className={styles.words}>
            {delta && <Delta {...delta} />}
            {comparison && (
              <span className={styles.comparison} title={typeof comparison === 'string' ? comparison : undefined}>
                {comparison}
              </span>
            )}
          </span>
        )}
        {trend && !loading && (
          <span className={styles.trend}>
            <Sparkline data={trend} label={trendLabel} tone={trendTone} />
          </span>
        )}
      </div>
    </div>
  );
}
