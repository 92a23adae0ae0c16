import { useContext, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import * as styles from './PageHeader.css';
import { PageHeaderContext } from './PageHeaderContext';

export interface PageHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /**
   * Title, rendered as the only h1 of the page. Move focus to it after a navigation, so that screen readers announce
   * the page.
   */
  title: ReactNode;
  /** ID of the h1, for `aria-labelledby` and focus after a navigation. */
  titleId?: string;
  /** One line below the title. */
  description?: ReactNode;
  /** `Breadcrumbs` above the title. @default those of `PageHeaderContext` */
  breadcrumbs?: ReactNode;
  /** Buttons at the end, of size `bar`: one `filled`, the others `quiet`. */
  actions?: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Page title with description and actions. */
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
