import { useContext, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import * as styles from './PageHeader.css';
import { PageHeaderContext } from './PageHeaderContext';

export interface PageHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Title of the page, its only h1. It takes the focus after a change of page, so that a screen reader says where it is. */
  title: ReactNode;
  /** Id of the h1, for `aria-labelledby` and the focus after navigation. */
  titleId?: string;
  /** One line under the title. */
  description?: ReactNode;
  /** `Breadcrumbs` above the title. @default those of the surroundings */
  breadcrumbs?: ReactNode;
  /** Controls at the end: one filled, the rest quiet, 36 high. */
  actions?: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** The title of a page and what can be done with all of it. */
export function PageHeader({
  title,
  titleId,
  description,
  breadcrumbs,
  actions,
  className,
  ref,
  ...rest
}: PageHeaderProps) {
  const surroundings = useContext(PageHeaderContext);
  const way = breadcrumbs ?? surroundings.breadcrumbs;
  return (
    <header ref={ref} {...rest} className={cx(styles.root, className)}>
      <div className={styles.words}>
        {(way || surroundings.mark) && (
          <div className={styles.breadcrumbs}>
            {way}
            {surroundings.mark}
          </div>
        )}
        <h1 id={titleId} tabIndex={-1} className={cx(text.title1, styles.title)}>
          {title}
        </h1>
        {description && <p className={cx(text.body, styles.description)}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
