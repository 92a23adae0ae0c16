import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { truncate } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { chartColor } from '../chartColor.css';
import { drawable } from '../drawable';
import type { ChartColor } from '../chartSeries';
import { rowLink } from '../rowLink.css';
import * as styles from './RankBars.css';

export interface RankItem {
  /** Unique, stable ID. */
  id: string;
  /** Name, such as "Hake, saffron potatoes". */
  label: string;
  /** Value, 0 or more. A value that is not a finite number shows a dash. */
  value: number;
  /** 32 px image before the label. */
  startContent?: ReactNode;
  /** URL. Makes the row a link. */
  href?: string;
}

export interface RankBarsProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  /** Accessible name, such as "Top dishes by plates". */
  label: string;
  /** Items, highest first. */
  items: readonly RankItem[];
  /** Formats the value after a bar. */
  formatValue: (value: number) => string;
  /** Bar color. @default 'c1' */
  tone?: ChartColor;
  /** Renders a row's link, for use with a router. @default a plain `<a>` if the item has `href` */
  renderLink?: (item: RankItem, props: { className: string; children: ReactNode }) => ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLOListElement>;
}

/** A ranked list: each item has a label, a bar relative to the highest value, and the value. */
export function RankBars({
  label,
  items,
  formatValue,
  tone = 'c1',
  renderLink,
  className,
  ref,
  ...rest
}: RankBarsProps) {
  const sizeOf = ({ value }: RankItem) => Math.max(drawable(value) ?? 0, 0);
  const top = Math.max(0, ...items.map(sizeOf));
  const nameOf = (item: RankItem) => {
    const props = { className: rowLink, children: item.label };
    if (renderLink) return renderLink(item, props);
    return item.href ? <a href={item.href} {...props} /> : item.label;
  };
  return (
    <ol ref={ref} aria-label={label} {...rest} className={cx(styles.root, chartColor[tone], className)}>
      {items.map((item) => (
        <li key={item.id} className={styles.row}>
          <span className={styles.start}>
            {item.startContent}
            <span className={styles.words}>
              <span className={cx(styles.name, truncate)} title={item.label}>
                {nameOf(item)}
              </span>
              <span className={styles.track}>
                <span className={styles.bar} style={{ inlineSize: `${top > 0 ? (sizeOf(item) / top) * 100 : 0}%` }} />
              </span>
            </span>
          </span>
          <span className={styles.value}>
            <bdi dir="ltr">{drawable(item.value) === null ? '—' : formatValue(item.value)}</bdi>
          </span>
        </li>
      ))}
    </ol>
  );
}
