import { ChevronRight } from 'lucide-react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { truncate } from '../../css/typography.css';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { useStrings } from '../../private/strings/strings';
import { widgetStrings } from '../../private/strings/widgetStrings';
import * as styles from './Breadcrumbs.css';

export interface BreadcrumbItem {
  /** Name of the page. */
  label: string;
  /** URL. If omitted, the item is plain text. The last item is never a link. */
  href?: string;
  /** Icon before the label. */
  icon?: IconType;
}

export interface BreadcrumbLinkProps {
  /** URL of the page. */
  href: string;
  /** Class name of the link. */
  className: string;
  /** Icon and text of the link. */
  children: ReactNode;
}

export interface BreadcrumbsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Pages from the root to the current one. */
  items: readonly BreadcrumbItem[];
  /** Separator between the items. @default a chevron */
  separator?: ReactNode;
  /** Renders a link, for use with a router. @default a plain `<a>` */
  renderLink?: (props: BreadcrumbLinkProps) => ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** The path from the root page to the current page. */
export function Breadcrumbs({ items, separator, renderLink, className, ref, ...rest }: BreadcrumbsProps) {
  const strings = useStrings(widgetStrings);
  const last = items.length - 1;

  const place = ({ label, href, icon }: BreadcrumbItem, index: number) => {
    const content = icon ? (
      <>
        <Icon as={icon} size={14} className={styles.icon} />
        {label}
      </>
    ) : (
      label
    );
    if (index === last) {
      return (
        <span aria-current="page" title={label} className={cx(styles.current, truncate)}>
          {content}
        </span>
      );
    }
    if (!href) return <span>{content}</span>;
    const props = { href, className: styles.link, children: content };
    return renderLink ? renderLink(props) : <a {...props} />;
  };

  return (
    <nav ref={ref} aria-label={strings.breadcrumbs} {...rest} className={cx(styles.root, className)}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={`${item.href ?? ''}${item.label}`} className={styles.item}>
            {place(item, index)}
            {index < last && (
              <span aria-hidden="true" className={styles.divider}>
                {separator ?? <Icon as={ChevronRight} size={12} />}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
