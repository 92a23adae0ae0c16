import { ChevronDown } from 'lucide-react';
import { useMemo, useRef, useState, type ComponentProps, type PointerEvent } from 'react';
import { Button as AriaButton, MenuTrigger, Popover, Toolbar, type MenuTriggerProps } from 'react-aria-components';
import { MenuItem } from '../../components/Menu/MenuItem';
import { MenuList } from '../../components/Menu/MenuList';
import * as menuStyles from '../../components/Menu/Menu.css';
import { SubMenu } from '../../components/Menu/SubMenu';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { panel } from '../../private/overlays/overlay.css';
import { shellStrings } from '../../private/strings/shellStrings';
import { useStrings } from '../../private/strings/strings';
import * as styles from './HorizontalMenu.css';
import { activeTrail, type MenuTrail, type SideMenuItem, type SideMenuSection } from './sideMenuModel';

export interface HorizontalMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Groups of the menu bar. */
  sections: readonly SideMenuSection[];
  /** Path of the current page, without query and hash. */
  currentPath: string;
}

/** Delays in ms after which hovering opens a group and leaving it closes it. */
const [openAfter, closeAfter] = [100, 240];

const rowsOf = (items: readonly SideMenuItem[], active: MenuTrail) =>
  items.map(({ id, title, icon, href, count, countLabel, children }) =>
    children ? (
      <SubMenu key={id} id={id} label={title} icon={icon}>
        {children.map((child) => rowsOf([child], active))}
      </SubMenu>
    ) : (
      <MenuItem
        key={id}
        id={id}
        icon={icon}
        href={href}
        textValue={title}
        className={active.at(-1) === id ? styles.current : undefined}
        endContent={
          count ? (
            <bdi dir="ltr" title={countLabel}>
              {count > 99 ? '99+' : count}
            </bdi>
          ) : undefined
        }
      >
        {title}
      </MenuItem>
    ),
  );

interface GroupProps extends Pick<MenuTriggerProps, 'isOpen' | 'onOpenChange'> {
  section: SideMenuSection;
  active: MenuTrail;
  isTrail: boolean;
  /** If true, the group was opened by hover, so focus does not move. */
  isHovered: boolean;
  onHover: (isOver: boolean) => void;
}

function Group({ section, active, isTrail, isHovered, onHover, ...state }: GroupProps) {
  // Hover is for the mouse only: a tap already opens the group by pressing its button.
  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && onHover(true),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && onHover(false),
  };
  return (
    <MenuTrigger {...state}>
      <span {...hover}>
        <AriaButton className={styles.group} data-trail={isTrail || undefined}>
          {section.icon && <Icon as={section.icon} size={18} className={styles.groupIcon} />}
          {section.title}
          <Icon as={ChevronDown} size={14} className={styles.chevron} />
        </AriaButton>
      </span>
      <Popover isNonModal placement="bottom start" offset={4} className={cx(panel, menuStyles.menu)} {...hover}>
        <MenuList aria-label={section.title} {...(isHovered ? { autoFocus: false as const } : {})}>
          {rowsOf(section.items, active)}
        </MenuList>
      </Popover>
    </MenuTrigger>
  );
}

/** Main menu as a bar below the navbar. Groups open on click or hover; nested groups are submenus. */
export function HorizontalMenu({ sections, currentPath, className, ...rest }: HorizontalMenuProps) {
  const strings = useStrings(shellStrings);
  const active = useMemo(() => activeTrail(sections, currentPath), [sections, currentPath]);
  const [open, setOpen] = useState<{ id: string; byHover: boolean }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const hover = (id: string, isOver: boolean) => {
    clearTimeout(timer.current);
    if (isOver && open?.id === id) return;
    if (isOver) timer.current = setTimeout(() => setOpen({ id, byHover: true }), open ? 0 : openAfter);
    else timer.current = setTimeout(() => setOpen((now) => (now?.byHover ? undefined : now)), closeAfter);
  };

  return (
    <nav aria-label={strings.mainMenu} data-part="menu" className={cx(styles.bar, className)} {...rest}>
      <Toolbar aria-label={strings.mainMenu} className={styles.groups}>
        {sections.map((section) => (
          <Group
            key={section.id}
            section={section}
            active={active}
            isTrail={section.items.some(({ id }) => active.includes(id))}
            isOpen={open?.id === section.id}
            isHovered={open?.byHover === true}
            onOpenChange={(isOpen) => {
              clearTimeout(timer.current);
              setOpen(isOpen ? { id: section.id, byHover: false } : undefined);
            }}
            onHover={(isOver) => hover(section.id, isOver)}
          />
        ))}
      </Toolbar>
    </nav>
  );
}
