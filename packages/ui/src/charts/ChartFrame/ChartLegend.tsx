import { cx } from '../../css/cx';
import { chartColor } from '../chartColor.css';
import type { ChartColor } from '../chartSeries';
import * as styles from './ChartFrame.css';

export interface LegendItem {
  /** Unique, stable ID. */
  id: string;
  /** Name of the series. */
  label: string;
  /** Color of the series. */
  tone: ChartColor;
  /** How the series is drawn. @default 'solid' */
  mark?: keyof typeof styles.swatch;
  /** If true, the series is hidden. @default false */
  hidden?: boolean;
}

export interface ChartLegendProps {
  items: readonly LegendItem[];
  /** Called with the ID of a clicked item. Makes the items toggle buttons. */
  onToggle?: (id: string) => void;
}

/** Legend of a chart. */
export function ChartLegend({ items, onToggle }: ChartLegendProps) {
  return (
    <ul className={styles.legend}>
      {items.map(({ id, label, tone, mark = 'solid', hidden }) => {
        const content = (
          <>
            <span className={cx(styles.swatch[mark], chartColor[tone], hidden && styles.hiddenSwatch)} />
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
