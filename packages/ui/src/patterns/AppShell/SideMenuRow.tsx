import { ChevronRight } from 'lucide-react';
import { useId, type ComponentProps, type ReactElement } from 'react';
import { tabular, truncate } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import * as styles from './SideMenu.css';
import type { MenuTrail, SideMenuItem } from './sideMenuModel';

/** Props of a link in the shell: those of an anchor. */
export type ShellLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

export interface SideMenuRowProps {
  item: SideMenuItem;
  /** Level of the row: 1 for rows with an icon, 2 and 3 for nested rows. */
  level: number;
  active: MenuTrail;
  open: ReadonlySet<string>;
  /** ID of the row that is the tab stop of the menu. */
  tabStop: string | undefined;
  onToggle: (id: string) => void;
  onNavigate?: () => void;
  renderLink: (link: ShellLinkProps) => ReactElement;
}

/** A row of the side menu, including the nested rows of an open group. */
export function SideMenuRow({ item, level, ...menu }: SideMenuRowProps) {
  const { active, open, tabStop, onToggle, onNavigate, renderLink } = menu;
  const childrenId = useId();
  const isOpen = open.has(item.id);
  const isCurrent = active.at(-1) === item.id;
  const shared = {
    className: level === 1 ? styles.row : styles.childRow,
    tabIndex: tabStop === item.id ? 0 : -1,
    'data-row': item.id,
    'data-level': level,
    'data-trail': active.includes(item.id) || undefined,
  };
  const content = (
    <>
      {item.icon && level === 1 && <Icon as={item.icon} size={18} className={styles.icon} />}
      <span className={cx(truncate, styles.label)} title={item.title}>
        {item.title}
      </span>
      {!!item.count && (
        <span className={cx(tabular, styles.count)}>
          <bdi dir="ltr" aria-hidden={item.countLabel ? true : undefined}>
            {item.count > 99 ? '99+' : item.count}
          </bdi>
          {item.countLabel && <VisuallyHidden>{item.countLabel}</VisuallyHidden>}
        </span>
      )}
    </>
  );
  if (!item.children)
    return (
      <li>
        {renderLink({
          ...shared,
          href: item.href ?? '',
          'aria-current': isCurrent ? 'page' : undefined,
          onClick: onNavigate,
          children: content,
        })}
      </li>
    );
  return (
    <li>
      <button
        {...shared}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? childrenId : undefined}
        onClick={() => onToggle(item.id)}
      >
        {content}
        <span className={styles.chevron}>
          <Icon as={ChevronRight} size={14} />
        </span>
      </button>
      {isOpen && (
        <div className={styles.children}>
          <ul id={childrenId} className={styles.childList} aria-label={item.title}>
            {item.children.map((child) => (
              <SideMenuRow key={child.id} item={child} level={level + 1} {...menu} />
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}
