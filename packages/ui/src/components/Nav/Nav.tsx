import type { AriaAttributes, HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { text } from '../../css/typography.css';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import * as styles from './Nav.css';
import { useSectionInView } from './useSectionInView';

/** A navigation item. */
export interface NavItem {
  /** Unique, stable ID. */
  id: string;
  /** Label of the item. */
  label: string;
  /** URL, or `#id` of a section on the page. If omitted, the item is a button. */
  href?: string;
  /** Icon before the label. */
  icon?: IconType;
  /** Count at the end. */
  count?: number | string;
  /** If true, the item can't be selected. @default false */
  disabled?: boolean;
  /** Nested items, in vertical lists only. */
  children?: readonly NavItem[];
}

/** Props of a router link. */
export interface NavLinkProps {
  /** URL of the link. */
  href: string;
  /** Class names of the link. */
  className: string;
  /** Set on the current item. Pass it to the link element. */
  'aria-current': AriaAttributes['aria-current'];
  /** Calls `onNavigate`. Pass it to the link element. */
  onClick: (event: MouseEvent) => void;
  /** Icon, title and count of the item. */
  children: ReactNode;
}

export interface NavProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Accessible name, such as "Settings" or "On this page". */
  label: string;
  /** Items, in order. */
  items: readonly NavItem[];
  /** ID of the current item. */
  current?: string;
  /**
   * If true, the item of the section at the top of the viewport is current. Requires `#id` links.
   * @default false
   */
  watching?: boolean;
  /**
   * Distance from the top of the viewport at which a section becomes current, px.
   * @default 96
   */
  scrollOffset?: number;
  /** Called with the ID of a clicked item and the event. */
  onNavigate?: (id: string, event: MouseEvent) => void;
  /**
   * Direction of the list. Horizontal lists scroll.
   * @default 'vertical'
   */
  orientation?: keyof typeof styles.orientation;
  /**
   * `pills` fills the current item, `guide` marks it with a line.
   * @default 'pills'
   */
  variant?: keyof typeof styles.variant;
  /** If true, shows the label above the list. @default false */
  showTitle?: boolean;
  /** Renders a link, for use with a router. @default a plain `<a>` */
  renderLink?: (props: NavLinkProps) => ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

const withChildren = (items: readonly NavItem[]): readonly NavItem[] =>
  items.flatMap((item) => [item, ...withChildren(item.children ?? [])]);

/** Navigation links: pages of a section, or headings of a page. */
export function Nav({
  label,
  items,
  current: given,
  watching = false,
  scrollOffset = 96,
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
  const seen = useSectionInView(sections, watching, scrollOffset);

  const isCurrent = ({ id, href }: NavItem) => (watching && seen !== undefined ? href === `#${seen}` : id === given);
  const linkClass = cx(styles.link, styles.variant[variant]);

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
      className: linkClass,
      'aria-current': isCurrent(item) ? currentKind : undefined,
      onClick: (event: MouseEvent) => onNavigate?.(id, event),
      children: body,
    };
    return (
      <li key={id} className={styles.group}>
        {href === undefined ? (
          <button type="button" disabled={disabled} {...shared} />
        ) : disabled ? (
          <span aria-disabled="true" className={linkClass}>
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
