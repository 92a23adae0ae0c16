import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { tabular, text } from '../../css/typography.css';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { barcode } from './barcode';
import * as styles from './ReceiptPaper.css';

/** A label and a formatted amount. */
export interface ReceiptSum {
  /** Label, such as "Service 12.5%". */
  label: ReactNode;
  /** Formatted amount: "$26.40". */
  amount: string;
}

export interface ReceiptItem {
  /** Unique ID. @default the index */
  id?: string | number;
  /** Name of the item. */
  name: ReactNode;
  /** Quantity. */
  quantity?: string | number;
  /** Second line: "half dozen". */
  description?: ReactNode;
  /** Formatted amount: "$26.40". */
  amount: string;
}

export interface ReceiptPaperProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Title and accessible name, usually the name of the restaurant. */
  title: string;
  /** Logo above the title. */
  mark?: ReactNode;
  /** Lines below the title, such as the address and the date. @default [] */
  lines?: readonly ReactNode[];
  /** Items of the receipt, in order. */
  items: readonly ReceiptItem[];
  /** Sums before the total, such as subtotal, discount and service. @default [] */
  sums?: readonly ReceiptSum[];
  /** The total, which is emphasized. */
  total: ReceiptSum;
  /** Note below the total, such as included tax. */
  totalNote?: ReceiptSum;
  /** Payments below the total, each with an optional icon. @default [] */
  payments?: readonly (ReceiptSum & { icon?: IconType })[];
  /** Receipt number, also drawn as a barcode. */
  code?: string;
  /** Text at the end, such as thanks or terms. */
  footer?: ReactNode;
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Amounts are left-to-right in every language, so that they match the printed receipt. */
const Amount = ({ children }: { children: string }) => (
  <bdi dir="ltr" className={cx(tabular, styles.amount)}>
    {children}
  </bdi>
);

/** A printed receipt with a zigzag edge, on light paper in every skin. */
export function ReceiptPaper({
  title,
  mark,
  lines = [],
  items,
  sums = [],
  total,
  totalNote,
  payments = [],
  code,
  footer,
  headingLevel = 2,
  className,
  ref,
  ...rest
}: ReceiptPaperProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article ref={ref} aria-labelledby={titleId} {...rest} className={cx(styles.root, className)}>
      {/* The paper uses the light skin. */}
      <div data-skin="light" className={cx(text.label, styles.paper)}>
        <header className={styles.header}>
          {mark}
          <Heading id={titleId} className={cx(text.title2, styles.words)}>
            {title}
          </Heading>
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- static list without IDs
            <div key={index} className={cx(text.caption, styles.quiet)}>
              {line}
            </div>
          ))}
        </header>
        <ul className={styles.part}>
          {items.map(({ id, name, quantity, description, amount }, index) => (
            <li key={id ?? index} className={styles.item}>
              <span className={cx(tabular, styles.quiet)}>{quantity}</span>
              <span className={styles.words}>
                {name}
                {description && <span className={cx(text.caption, styles.note)}>{description}</span>}
              </span>
              <Amount>{amount}</Amount>
            </li>
          ))}
        </ul>
        {sums.length > 0 && (
          <dl className={styles.part}>
            {sums.map(({ label, amount }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- static list without IDs
              <div key={index} className={styles.sum}>
                <dt>{label}</dt>
                <dd>
                  <Amount>{amount}</Amount>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <dl className={styles.part}>
          <div className={cx(text.figureCard, styles.sum)}>
            <dt>{total.label}</dt>
            <dd>
              <Amount>{total.amount}</Amount>
            </dd>
          </div>
          {totalNote && (
            <div className={cx(text.caption, styles.sum, styles.quiet)}>
              <dt>{totalNote.label}</dt>
              <dd>
                <Amount>{totalNote.amount}</Amount>
              </dd>
            </div>
          )}
          {payments.map(({ label, amount, icon }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- static list without IDs
            <div key={index} className={cx(styles.sum, styles.payment)}>
              <dt className={styles.method}>
                {icon && <Icon as={icon} size={16} />}
                {label}
              </dt>
              <dd>
                <Amount>{amount}</Amount>
              </dd>
            </div>
          ))}
        </dl>
        {code && (
          <div className={styles.code}>
            <Bars text={code} />
            <bdi dir="ltr" className={cx(text.caption, tabular, styles.quiet)}>
              {code}
            </bdi>
          </div>
        )}
        {footer && <footer className={cx(text.caption, styles.footer)}>{footer}</footer>}
      </div>
    </article>
  );
}

function Bars({ text: code }: { text: string }) {
  const widths = barcode(code);
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));
  const all = widths.reduce((sum, width) => sum + width, 0);
  return (
    <svg viewBox={`0 0 ${all} 10`} preserveAspectRatio="none" className={styles.bars} aria-hidden="true">
      {widths.map(
        (width, index) =>
          // oxlint-disable-next-line react/no-array-index-key -- static drawing
          index % 2 === 0 && <rect key={index} x={starts[index]} y="0" width={width} height="10" fill="currentColor" />,
      )}
    </svg>
  );
}
