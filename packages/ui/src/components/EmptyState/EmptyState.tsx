import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import * as styles from './EmptyState.css';
import { ShelfDrawing, type ShelfScene } from './ShelfDrawing';

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Title, such as "No wine on this shelf yet". */
  title: ReactNode;
  /** One sentence about what belongs here and how to start. */
  description?: ReactNode;
  /** At most two buttons of size `sm`: one `filled`, one `quiet`. */
  actions?: ReactNode;
  /**
   * `shelf`: nothing here yet. `search`: nothing found. `error`: loading failed. `none`: no drawing.
   * @default 'shelf'
   */
  illustration?: ShelfScene | 'none';
  /**
   * Heading level of the title.
   * @default 3
   */
  headingLevel?: 1 | 2 | 3 | 4;
  /**
   * `sm` inside a card, `md` for a whole page.
   * @default 'md'
   */
  size?: keyof typeof styles.size;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Explains why a page or list is empty and offers actions. */
export function EmptyState({
  title,
  description,
  actions,
  illustration = 'shelf',
  headingLevel = 3,
  size = 'md',
  className,
  children,
  ref,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div ref={ref} {...rest} className={cx(styles.root, styles.size[size], className)}>
      {illustration !== 'none' && <ShelfDrawing scene={illustration} />}
      <Heading className={headingLevel === 1 ? text.title1 : text.title3}>{title}</Heading>
      {description && <p className={styles.description}>{description}</p>}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
