import { useId, useMemo, useState, type ComponentProps, type ReactElement } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import * as styles from './SideMenu.css';
import { activeTrail, toggleGroup, type SideMenuItem, type SideMenuSection } from './sideMenuModel';
import { SideMenuRow, type ShellLinkProps } from './SideMenuRow';
import { useMenuKeys } from './useMenuKeys';

export interface SideMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Sections of the menu. */
  sections: readonly SideMenuSection[];
  /** Path of the current page. Sets the active row and the open groups. */
  currentPath: string;
  /** Renders a link, for use with a router. @default a plain `<a>` */
  renderLink?: (link: ShellLinkProps) => ReactElement;
  /** Called when a link is followed. */
  onNavigate?: () => void;
}

const plainLink = (link: ShellLinkProps) => <a {...link} />;

const visibleIds = (items: readonly SideMenuItem[], open: ReadonlySet<string>): string[] =>
  items.flatMap((item) => [item.id, ...(item.children && open.has(item.id) ? visibleIds(item.children, open) : [])]);

/**
 * Rows of the main menu: titled sections, links and groups. Opening a group closes its siblings, except those of
 * the current page. Wrap it in a `nav`.
 */
export function SideMenu({
  sections,
  currentPath,
  renderLink = plainLink,
  onNavigate,
  className,
  ...rest
}: SideMenuProps) {
  const baseId = useId();
  const active = useMemo(() => activeTrail(sections, currentPath), [sections, currentPath]);
  const [state, setState] = useState(() => ({
    path: currentPath,
    open: new Set(active) as ReadonlySet<string>,
    focused: undefined as string | undefined,
  }));
  // Open the groups of the new page and close others during render, so that no frame shows the old groups.
  const current =
    state.path === currentPath
      ? state
      : { path: currentPath, open: new Set(active) as ReadonlySet<string>, focused: undefined };
  if (current !== state) setState(current);
  const { open, focused } = current;

  const visible = visibleIds(
    sections.flatMap(({ items }) => items),
    open,
  );
  const tabStop = [focused, ...active.toReversed(), visible[0]].find((id) => id !== undefined && visible.includes(id));
  const toggle = (id: string) =>
    setState((before) => ({ ...before, open: toggleGroup(sections, before.open, id, active), focused: id }));
  const onKeyDown = useMenuKeys(toggle);

  return (
    <div
      {...rest}
      className={cx(styles.list, className)}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const id = (event.target as HTMLElement).dataset.row;
        if (id && id !== focused) setState((before) => ({ ...before, focused: id }));
      }}
    >
      {sections.map(({ id, title, items }) => (
        <div key={id}>
          <div className={styles.sectionLabel}>
            <span className={styles.sectionRule} />
            <p id={`${baseId}-${id}`} className={cx(text.micro, styles.label)}>
              {title}
            </p>
          </div>
          <ul aria-labelledby={`${baseId}-${id}`}>
            {items.map((item) => (
              <SideMenuRow
                key={item.id}
                item={item}
                level={1}
                {...{ active, open, tabStop, onNavigate, renderLink }}
                onToggle={toggle}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
