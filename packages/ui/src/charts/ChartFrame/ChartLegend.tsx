import { cx } from '../../css/cx';
import { chartColor } from '../chartColor.css';
import type { ChartColor } from '../chartSeries';
import * as styles from './ChartFrame.css';

export interface LegendItem {
  /** Key, stays the same while the data changes. */
  id: string;
  /** Name of the series. */
  label: string;
  /** Its colour. */
  tone: ChartColor;
  /** What the series is drawn as. @default 'solid' */
  mark?: keyof typeof styles.swatch;
  /** Switched off. @default false */
  hidden?: boolean;
}

export interface ChartLegendProps {
  items: readonly LegendItem[];
  /** Makes the items switches for their series. */
  onToggle?: (id: string) => void;
}

/** Names of the series in the order they are drawn. */
export function ChartLegend({ items, onToggle }: ChartLegendProps) {
  return (
    <ul className={styles.legend}>
      {items.map(({ id, label, tone, mark = 'solid', hidden }) => {
        const content = (
          <>
            <span className={cx(styles.swatch[mark], chartColor[tone], hidden && styles.swatchAway)} />
            {label}
          </>
        );
        return (
          <li key={id}>
            {onToggle ? (
              <button type="button" aria-pressed={!hidden} className={styles.legendItem} onClick={() => onToggle(id)}>
                {content}
              </button>
            ) : (
              <span className={styles.legendItem}>{content}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
