import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { truncate } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { chartStrings } from '../../private/strings/chartStrings';
import { useStrings } from '../../private/strings/strings';
import { chartColor } from '../chartColor.css';
import { drawable } from '../drawable';
import { rowLink } from '../rowLink.css';
import { seriesColor, type ChartColor } from '../chartSeries';
import * as styles from './ShareBar.css';

export interface ShareItem {
  /** Unique, stable ID. */
  id: string;
  /** Name of the part, such as "Card". */
  label: string;
  /** Value, 0 or more. */
  value: number;
  /** Color. @default by index */
  tone?: ChartColor;
  /** URL. Makes the row a link. */
  href?: string;
}

export interface ShareBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Accessible name, such as "Payments by kind". */
  label: string;
  /** Column header of the labels, for screen readers, such as "Kind". */
  bucketLabel: string;
  /** At most six parts. Combine the rest into "Other" with the tone `c6`. */
  items: readonly ShareItem[];
  /** Formats a value in the table. */
  formatValue: (value: number) => string;
  /** Formats a share, from 0 to 1, in the table. */
  formatShare: (share: number) => string;
  /** Renders a row's link, for use with a router. @default a plain `<a>` if the item has `href` */
  renderLink?: (item: ShareItem, props: { className: string; children: ReactNode }) => ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Shares of a whole: a bar with a table below. */
export function ShareBar({
  label,
  bucketLabel,
  items,
  formatValue,
  formatShare,
  renderLink,
  className,
  ref,
  ...rest
}: ShareBarProps) {
  const strings = useStrings(chartStrings);
  const sizeOf = ({ value }: ShareItem) => Math.max(drawable(value) ?? 0, 0);
  const whole = items.reduce((sum, item) => sum + sizeOf(item), 0);
  const shareOf = (item: ShareItem) => (whole > 0 ? sizeOf(item) / whole : 0);
  const nameOf = (item: ShareItem) => {
    const props = { className: rowLink, children: item.label };
    if (renderLink) return renderLink(item, props);
    return item.href ? <a href={item.href} {...props} /> : item.label;
  };
  return (
    <div ref={ref} {...rest} className={cx(styles.root, className)}>
      <div className={styles.bar} aria-hidden="true">
        {whole > 0 ? (
          items.map(
            (item, index) =>
              sizeOf(item) > 0 && (
                <span
                  key={item.id}
                  className={cx(styles.part, chartColor[seriesColor(item, index)])}
                  style={{ flex: `${shareOf(item)} 1 0` }}
                />
              ),
          )
        ) : (
          <span className={cx(styles.part, styles.rest)} style={{ flex: 1 }} />
        )}
      </div>
      <table className={styles.table}>
        <VisuallyHidden as="caption">{label}</VisuallyHidden>
        <thead>
          <tr>
            {[bucketLabel, strings.share, strings.value].map((head) => (
              <th key={head} scope="col">
                <VisuallyHidden>{head}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <tr key={item.id} className={styles.row}>
              <th scope="row" className={styles.name}>
                <span className={styles.nameLine}>
                  <span className={cx(styles.swatch, chartColor[seriesColor(item, index)])} />
                  <span className={truncate} title={item.label}>
                    {nameOf(item)}
                  </span>
                </span>
              </th>
              <td className={styles.share}>
                <bdi dir="ltr">{formatShare(shareOf(item))}</bdi>
              </td>
              <td className={styles.value}>
                <bdi dir="ltr">{drawable(item.value) === null ? '—' : formatValue(item.value)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
