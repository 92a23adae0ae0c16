import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import * as styles from './EmptyState.css';
import { ShelfDrawing, type ShelfScene } from './ShelfDrawing';

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What is not here: "No wine on this shelf yet". */
  title: ReactNode;
  /** What belongs here and the first step, one sentence. */
  description?: ReactNode;
  /** One filled and one quiet small button. */
  actions?: ReactNode;
  /**
   * Drawing: `shelf` nothing yet, `search` nothing found, `error` it broke, `none` no room for one.
   * @default 'shelf'
   */
  illustration?: ShelfScene | 'none';
  /**
   * Level of the heading.
   * @default 3
   */
  headingLevel?: 1 | 2 | 3 | 4;
  /**
   * `sm` inside a card, `md` where it is all a page holds.
   * @default 'md'
   */
  size?: keyof typeof styles.size;
  /** The root element. */
  ref?: Ref<HTMLDivElement>;
}

/** What belongs here, and the first step to it. */
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
