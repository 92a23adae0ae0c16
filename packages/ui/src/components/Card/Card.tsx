import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../private/cx';
import * as styles from './Card.css';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Heading of the card; it names the section. */
  title?: ReactNode;
  /**
   * Level of the heading.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /** Stands beside the title, such as a badge. */
  titleEnd?: ReactNode;
  /** Buttons and links at the end of the header. */
  actions?: ReactNode;
  /**
   * Room around the content; `none` for tables and charts that run to the edge.
   * @default 'normal'
   */
  padding?: keyof typeof styles.padding;
  /** Line at the foot, above it a hairline. */
  footer?: ReactNode;
  ref?: Ref<HTMLElement>;
}

export function Card({
  title,
  headingLevel = 2,
  titleEnd,
  actions,
  padding = 'normal',
  footer,
  className,
  children,
  ref,
  ...rest
}: CardProps) {
  const headingId = useId();
  const hasTitle = title !== undefined && title !== null;
  const hasHeader = hasTitle || titleEnd !== undefined || actions !== undefined;
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      ref={ref}
      aria-labelledby={hasTitle && !rest['aria-label'] ? headingId : undefined}
      {...rest}
      className={cx(styles.root, className)}
    >
      {hasHeader && (
        <div className={styles.header}>
          {hasTitle && (
            <Heading id={headingId} className={cx(text.title3, styles.title)}>
              {title}
            </Heading>
          )}
          {titleEnd}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      <div
        className={cx(styles.body, styles.padding[padding], hasHeader && padding === 'normal' && styles.underHeader)}
      >
        {children}
      </div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </section>
  );
}
