import { PanelLeft, X } from 'lucide-react';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { IconButton } from '../../components/IconButton/IconButton';
import { cx } from '../../private/cx';
import { useStrings } from '../../private/strings';
import * as styles from './AppShell.css';
import { MenuDrawer } from './MenuDrawer';
import { Navbar } from './Navbar';
import { ProgressLine } from './ProgressLine';
import { SideMenu } from './SideMenu';
import type { SideMenuSection } from './sideMenuModel';
import type { ShellLinkProps } from './SideMenuRow';
import { SkipLinks } from './SkipLinks';
import { useMenuMode } from './useMenuMode';
import { usePeek } from './usePeek';

/** Who the product is, at the head of the menu. */
export interface ShellBrand {
  /** Where the mark leads. */
  href: string;
  /** The mark, 28. */
  mark: ReactNode;
  /** The name beside it. */
  name: string;
}

export interface AppShellProps extends ComponentProps<'div'> {
  /** Rows of the main menu under their labels. */
  sections: readonly SideMenuSection[];
  /** Path of the page, without search and hash. */
  currentPath: string;
  /** Renders a link of the shell; give the router's own. @default an anchor */
  renderLink?: (link: ShellLinkProps) => ReactElement;
  /** Mark, name and address of the product. */
  brand: ShellBrand;
  /** Whether the reader chose the rail; counts from 1280 px up. @default false */
  isCollapsed?: boolean;
  /** Called when the reader pins or collapses the menu. */
  onCollapsedChange?: (isCollapsed: boolean) => void;
  /** Start of the navbar: the workplace. */
  navbarStart?: ReactNode;
  /** The navbar's search. */
  navbarSearch?: ReactNode;
  /** End of the navbar: tools and the user. */
  navbarEnd?: ReactNode;
  /** Foot of the menu: the user's card. */
  menuFoot?: ReactNode;
  /** Whether the next page is on its way. @default false */
  isPending?: boolean;
  /** The page. */
  children: ReactNode;
}

const plainLink = (link: ShellLinkProps) => <a {...link} />;

/** The frame of the back office: side menu, navbar and the page, for every width. */
export function AppShell({
  sections,
  currentPath,
  renderLink = plainLink,
  brand,
  isCollapsed = false,
  onCollapsedChange,
  navbarStart,
  navbarSearch,
  navbarEnd,
  menuFoot,
  isPending = false,
  className,
  children,
  ...rest
}: AppShellProps) {
  const strings = useStrings();
  const [contentId, menuId] = [useId(), useId()];
  const shell = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const offset = useRef(0);
  const { isDrawer, canPin, isRail, setRail } = useMenuMode({ isCollapsed, onCollapsedChange });
  const { isPeeking, peekProps } = usePeek(isRail);
  // Open for one page: a navigation closes the drawer without an effect.
  const [drawerPath, setDrawerPath] = useState<string>();
  const isDrawerOpen = isDrawer && drawerPath === currentPath;
  const showsIcons = isRail && !isPeeking;

  // The menu is mounted anew when it becomes a drawer or comes back; it stays where the reader left it.
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = offset.current;
  }, [isDrawer, isDrawerOpen]);

  const menu = (
    <>
      <div className={styles.head}>
        {renderLink({
          href: brand.href,
          className: styles.brand,
          onClick: () => setDrawerPath(undefined),
          children: (
            <>
              {brand.mark}
              <span className={styles.brandName}>{brand.name}</span>
            </>
          ),
        })}
        {isDrawer && <IconButton size="sm" icon={X} label={strings.close} onClick={() => setDrawerPath(undefined)} />}
        {!isDrawer && canPin && !showsIcons && (
          <IconButton
            size="sm"
            icon={PanelLeft}
            className={styles.pin}
            label={isRail ? strings.pinMenu : strings.collapseMenu}
            onClick={() => setRail(!isRail)}
          />
        )}
      </div>
      <SideMenu
        ref={list}
        sections={sections}
        currentPath={currentPath}
        renderLink={renderLink}
        onNavigate={() => setDrawerPath(undefined)}
        onScroll={(event) => (offset.current = event.currentTarget.scrollTop)}
      />
      {menuFoot && <div className={styles.foot}>{menuFoot}</div>}
    </>
  );

  return (
    <div
      ref={shell}
      className={cx(styles.shell, className)}
      data-menu={isDrawer ? 'drawer' : isRail ? 'rail' : 'full'}
      {...rest}
    >
      <SkipLinks
        contentId={contentId}
        menuId={menuId}
        onContent={() => content.current?.focus()}
        onMenu={() =>
          (isDrawer
            ? shell.current?.querySelector<HTMLElement>('[data-menu-button]')
            : list.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')
          )?.focus()
        }
      />
      <ProgressLine isPending={isPending} />
      {isDrawer ? (
        <MenuDrawer
          id={menuId}
          isOpen={isDrawerOpen}
          onOpenChange={(isOpen) => setDrawerPath(isOpen ? currentPath : undefined)}
          label={strings.mainMenu}
        >
          <nav aria-label={strings.mainMenu} className={styles.drawerMenu}>
            {menu}
          </nav>
        </MenuDrawer>
      ) : (
        <div className={styles.menuPlace}>
          <nav
            id={menuId}
            aria-label={strings.mainMenu}
            className={styles.menu}
            data-skin-island="rail"
            data-rail={showsIcons}
            data-peek={isRail && isPeeking}
            {...peekProps}
          >
            {menu}
          </nav>
        </div>
      )}
      <div className={styles.page}>
        <Navbar
          start={navbarStart}
          search={navbarSearch}
          end={navbarEnd}
          isMenuOpen={isDrawerOpen}
          onMenu={isDrawer ? () => setDrawerPath(currentPath) : undefined}
        />
        <main ref={content} id={contentId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}
