import type { AriaAttributes, HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { text } from '../../css/typography.css';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import * as styles from './Nav.css';
import { useSectionInView } from './useSectionInView';

/** One place. */
export interface NavItem {
  /** Unique, stable ID. */
  id: string;
  /** What the place is called. */
  label: string;
  /** Address; `#id` leads to a section of the page. Without one it is a button. */
  href?: string;
  /** Icon before the label. */
  icon?: IconType;
  /** Number at the end. */
  count?: number | string;
  /** Cannot be chosen or pressed. @default false */
  disabled?: boolean;
  /** Places below it; in a vertical nav alone. */
  children?: readonly NavItem[];
}

/** What a link of a router is drawn with. */
export interface NavLinkProps {
  /** Address of the link. */
  href: string;
  /** Its look. */
  className: string;
  /** Says which place is open; give it to the link. */
  'aria-current': AriaAttributes['aria-current'];
  /** Keeps the current place in step; call it on a press. */
  onClick: (event: MouseEvent) => void;
  /** What it holds. */
  children: ReactNode;
}

export interface NavProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What the places have in common: "Settings", "On this page". */
  label: string;
  /** The places, in order. */
  items: readonly NavItem[];
  /** Id of the place that is open. */
  current?: string;
  /**
   * Follows the scrolling: the section that is read now is the current one. The items' `href`s are `#id`s.
   * @default false
   */
  watching?: boolean;
  /**
   * How far below the top of the window a section counts as read, px.
   * @default 96
   */
  watchLine?: number;
  /** Called with the id of the place that is pressed. */
  onNavigate?: (id: string, event: MouseEvent) => void;
  /**
   * Direction of the list; a row scrolls where it does not fit.
   * @default 'vertical'
   */
  orientation?: keyof typeof styles.orientation;
  /**
   * `pills` fill the open one, `guide` marks it with a line.
   * @default 'pills'
   */
  variant?: keyof typeof styles.variant;
  /** Shows the label over the list. @default false */
  showTitle?: boolean;
  /** Renders a link of a router. @default a plain `<a>` */
  renderLink?: (props: NavLinkProps) => ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

const withChildren = (items: readonly NavItem[]): readonly NavItem[] =>
  items.flatMap((item) => [item, ...withChildren(item.children ?? [])]);

/** Ways to places of one area: pages of a section, or the headings of this page. */
export function Nav({
  label,
  items,
  current: given,
  watching = false,
  watchLine = 96,
  onNavigate,
  orientation = 'vertical',
  variant = 'pills',
  showTitle = false,
  renderLink,
  className,
  ref,
  ...rest
}: NavProps) {
  const sections = withChildren(items).flatMap(({ href }) => (href?.startsWith('#') ? [href.slice(1)] : []));
  const seen = useSectionInView(sections, watching, watchLine);

  const isCurrent = ({ id, href }: NavItem) => (watching && seen !== undefined ? href === `#${seen}` : id === given);
  const look = cx(styles.link, styles.variant[variant]);

  const draw = (item: NavItem) => {
    const { id, label: name, href, icon, count, disabled, children } = item;
    const body = (
      <>
        {icon && <Icon as={icon} size={18} className={styles.icon} />}
        <span className={styles.words}>{name}</span>
        {count !== undefined && <span className={cx(text.caption, styles.count)}>{count}</span>}
      </>
    );
    const currentKind = watching ? ('location' as const) : ('page' as const);
    const shared = {
      className: look,
      'aria-current': isCurrent(item) ? currentKind : undefined,
      onClick: (event: MouseEvent) => onNavigate?.(id, event),
      children: body,
    };
    return (
      <li key={id} className={styles.group}>
        {href === undefined ? (
          <button type="button" disabled={disabled} {...shared} />
        ) : disabled ? (
          <span aria-disabled="true" className={look}>
            {body}
          </span>
        ) : renderLink ? (
          renderLink({ href, ...shared })
        ) : (
          <a href={href} {...shared} />
        )}
        {children && orientation === 'vertical' && (
          <ul className={cx(styles.list, styles.nested)}>{children.map(draw)}</ul>
        )}
      </li>
    );
  };

  return (
    <nav ref={ref} aria-label={label} {...rest} className={cx(styles.root, className)}>
      {showTitle && (
        <span aria-hidden className={cx(text.micro, styles.title)}>
          {label}
        </span>
      )}
      <ul className={cx(styles.list, styles.orientation[orientation])}>{items.map(draw)}</ul>
    </nav>
  );
}
