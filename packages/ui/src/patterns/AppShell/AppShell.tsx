import { PanelLeft, X } from 'lucide-react';
import { useCallback, useId, useRef, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton';
import { ScrollToTop } from '../../components/ScrollToTop/ScrollToTop';
import { from } from '../../css/componentStyle';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { useScrolled } from '../../hooks/useScrolled';
import { cx } from '../../private/cx';
import { shellStrings } from '../../private/shellStrings';
import { useStrings } from '../../private/strings';
import * as styles from './AppShell.css';
import { HorizontalMenu } from './HorizontalMenu';
import { MenuDrawer } from './MenuDrawer';
import { Navbar, type NavbarProps } from './Navbar';
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
  /** Where the menu stands from 1024 px up; below it is at the side. @default 'vertical' */
  layout?: 'vertical' | 'horizontal';
  /** Groups of the horizontal menu, each with an icon. @default the sections */
  horizontalSections?: readonly SideMenuSection[];
  /** Whether the menu waits behind the navbar's button at every width. @default false */
  isMenuHidden?: boolean;
  /** Whether the page keeps to a narrower measure. @default 'full' */
  contentWidth?: 'full' | 'boxed';
  /** How the navbar behaves when the page scrolls; `hidden` in the vertical layout only. @default 'sticky' */
  navbarType?: NonNullable<NavbarProps['type']> | 'hidden';
  /** Ground of the navbar in the vertical layout. @default 'white' */
  navbarColor?: NavbarProps['color'];
  /** Words at the foot of every page. */
  footer?: ReactNode;
  /** Whether the foot stays in sight. @default 'hidden' */
  footerType?: keyof typeof styles.footers | 'hidden';
  /** Start of the navbar: the workplace. */
  navbarStart?: ReactNode;
  /** The navbar's search. */
  navbarSearch?: ReactNode;
  /** End of the navbar: tools and the user. */
  navbarEnd?: ReactNode;
  /** What concerns the whole app, between the navbar and the page: that there is no network. */
  notice?: ReactNode;
  /** Foot of the menu: the user's card. */
  menuFoot?: ReactNode;
  /** Whether the next page is on its way. @default false */
  isPending?: boolean;
  /** The page. */
  children: ReactNode;
}

/** Pixels of scroll after which the bar of the horizontal layout casts a shadow (pages.md 3.2). */
const shadowAfter = 65;

const plainLink = (link: ShellLinkProps) => <a {...link} />;

/** The row that Tab reaches; in the rail, which hides what is inside groups, the group it is in. */
function rowToEnter(list: HTMLElement | null) {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const stop = rows.findIndex(({ tabIndex }) => tabIndex === 0);
  return rows.slice(0, stop + 1).findLast((row) => row.getClientRects().length > 0);
}

/** The frame of the back office: side menu, navbar and the page, for every width. */
export function AppShell({
  sections,
  currentPath,
  renderLink = plainLink,
  brand,
  isCollapsed = false,
  onCollapsedChange,
  layout = 'vertical',
  horizontalSections = sections,
  isMenuHidden = false,
  contentWidth = 'full',
  navbarType = 'sticky',
  navbarColor = 'white',
  footer,
  footerType = 'hidden',
  navbarStart,
  navbarSearch,
  navbarEnd,
  notice,
  menuFoot,
  isPending = false,
  className,
  children,
  ...rest
}: AppShellProps) {
  const strings = useStrings(shellStrings);
  const [contentId, menuId] = [useId(), useId()];
  const shell = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const offset = useRef(0);
  const isRoomy = useMediaQuery(from('lg'));
  const mode = useMenuMode({ isCollapsed, onCollapsedChange });
  const isHorizontal = layout === 'horizontal' && isRoomy;
  const isDrawer = mode.isDrawer || isMenuHidden;
  const { canPin, setRail } = mode;
  const isRail = mode.isRail && !isDrawer && !isHorizontal;
  const isScrolled = useScrolled(isHorizontal ? shadowAfter : undefined);
  const { isPeeking, peekProps } = usePeek(isRail);
  // Open for one page: a navigation closes the drawer without an effect.
  const [drawerPath, setDrawerPath] = useState<string>();
  const isDrawerOpen = isDrawer && drawerPath === currentPath;
  const showsIcons = isRail && !isPeeking;

  // The menu is mounted anew when it becomes a drawer or comes back; it stays where the reader
  // left it.
  const placeList = useCallback((element: HTMLDivElement | null) => {
    list.current = element;
    const kept = offset.current;
    if (!element || kept === 0) return;
    const settle = () => {
      element.scrollTop = kept;
    };
    settle();
    // A group unfolds as it comes, and only then there is as much to scroll as before.
    for (const { finished } of element.getAnimations({ subtree: true })) finished.then(settle, () => undefined);
  }, []);

  const brandLink = renderLink({
    href: brand.href,
    className: styles.brand,
    onClick: () => setDrawerPath(undefined),
    children: (
      <>
        {brand.mark}
        <span className={styles.brandName}>{brand.name}</span>
      </>
    ),
  });

  const menu = (
    <>
      <div className={styles.head}>
        {brandLink}
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
        ref={placeList}
        sections={sections}
        currentPath={currentPath}
        renderLink={renderLink}
        onNavigate={() => setDrawerPath(undefined)}
        onScroll={(event) => (offset.current = event.currentTarget.scrollTop)}
      />
      {menuFoot && <div className={styles.foot}>{menuFoot}</div>}
    </>
  );

  const navbar = (isHorizontal || navbarType !== 'hidden' || isDrawer) && (
    <Navbar
      // A bar that is hidden leaves no way to the menu where that is a drawer: there it scrolls away instead.
      type={isHorizontal || navbarType === 'hidden' ? 'static' : navbarType}
      color={isHorizontal ? 'white' : navbarColor}
      brand={isHorizontal || (isMenuHidden && !mode.isDrawer) ? brandLink : undefined}
      start={navbarStart}
      search={navbarSearch}
      end={navbarEnd}
      isMenuOpen={isDrawerOpen}
      onMenu={isDrawer ? () => setDrawerPath(currentPath) : undefined}
    />
  );
  const kind = isDrawer ? 'drawer' : isHorizontal ? 'horizontal' : isRail ? 'rail' : 'full';

  return (
    <div
      ref={shell}
      className={cx(styles.shell, className)}
      data-menu={kind}
      data-content-width={contentWidth}
      {...rest}
    >
      <SkipLinks
        contentId={contentId}
        menuId={menuId}
        onContent={() => content.current?.focus()}
        onMenu={() =>
          (isDrawer
            ? shell.current?.querySelector<HTMLElement>('[data-menu-button]')
            : isHorizontal
              ? document.getElementById(menuId)?.querySelector<HTMLElement>('button')
              : rowToEnter(list.current)
          )?.focus()
        }
      />
      <ProgressLine isPending={isPending} />
      {isDrawer && (
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
      )}
      {!isDrawer && !isHorizontal && (
        <div className={styles.menuPlace}>
          <nav
            id={menuId}
            aria-label={strings.mainMenu}
            className={styles.menu}
            data-skin-island="rail"
            data-part="menu"
            data-rail={showsIcons}
            data-peek={isRail && isPeeking}
            {...peekProps}
          >
            {menu}
          </nav>
        </div>
      )}
      <div className={styles.page}>
        {isHorizontal && !isDrawer ? (
          <div className={styles.bars} data-type={navbarType} data-scrolled={isScrolled}>
            {navbar}
            <HorizontalMenu id={menuId} sections={horizontalSections} currentPath={currentPath} />
          </div>
        ) : (
          navbar
        )}
        {notice}
        <main ref={content} id={contentId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {footer && footerType !== 'hidden' && (
          <footer className={cx(styles.footer, styles.footers[footerType])}>{footer}</footer>
        )}
      </div>
      <ScrollToTop onTop={() => shell.current?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })} />
    </div>
  );
}
