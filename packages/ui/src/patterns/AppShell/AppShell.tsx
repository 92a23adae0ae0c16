import { useId, useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { ScrollToTop } from '../../components/ScrollToTop/ScrollToTop';
import { useScrolled } from '../../hooks/useScrolled';
import { cx } from '../../css/cx';
import * as styles from './AppShell.css';
import { HorizontalMenu } from './HorizontalMenu';
import { menuEntry } from './menuEntry';
import { BrandName, MenuHead } from './MenuHead';
import { MenuPlace } from './MenuPlace';
import { Navbar, type NavbarProps } from './Navbar';
import { ProgressLine } from './ProgressLine';
import { SideMenu } from './SideMenu';
import type { SideMenuSection } from './sideMenuModel';
import type { ShellLinkProps } from './SideMenuRow';
import { SkipLinks } from './SkipLinks';
import { useKeptScroll } from './useKeptScroll';
import { useShellMenu } from './useShellMenu';

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
  collapsed?: boolean;
  /** Called when the reader pins or collapses the menu. */
  onCollapsedChange?: (isCollapsed: boolean) => void;
  /** Where the menu stands from 1024 px up; below it is at the side. @default 'vertical' */
  layout?: 'vertical' | 'horizontal';
  /** Groups of the horizontal menu, each with an icon. @default the sections */
  horizontalSections?: readonly SideMenuSection[];
  /** Whether the menu waits behind the navbar's button at every width. @default false */
  menuHidden?: boolean;
  /** Whether the page keeps to a narrower measure. @default 'full' */
  contentWidth?: 'full' | 'boxed';
  /** How the navbar behaves when the page scrolls; `hidden` in the vertical layout only. @default 'sticky' */
  navbarType?: NonNullable<NavbarProps['type']> | 'hidden';
  /** Ground of the navbar in the vertical layout. @default 'white' */
  navbarTone?: NavbarProps['tone'];
  /** Words at the foot of every page. */
  footer?: ReactNode;
  /** Whether the foot stays in sight. @default 'hidden' */
  footerType?: keyof typeof styles.footers | 'hidden';
  /** Start of the navbar: the workplace. */
  navbarStartContent?: ReactNode;
  /** The navbar's search. */
  navbarSearch?: ReactNode;
  /** End of the navbar: tools and the user. */
  navbarEndContent?: ReactNode;
  /** What concerns the whole app, between the navbar and the page: that there is no network. */
  notice?: ReactNode;
  /** Foot of the menu: the user's card. */
  menuFooter?: ReactNode;
  /** Whether the next page is on its way. @default false */
  loading?: boolean;
  /** The page. */
  children: ReactNode;
}

/** Scroll offset in px from which the bar of the horizontal layout casts a shadow. */
const shadowAfter = 65;

const plainLink = (link: ShellLinkProps) => <a {...link} />;

/** The frame of the back office: side menu, navbar and the page, for every width. */
export function AppShell({
  sections,
  currentPath,
  renderLink = plainLink,
  brand,
  collapsed = false,
  onCollapsedChange,
  layout = 'vertical',
  horizontalSections = sections,
  menuHidden = false,
  contentWidth = 'full',
  navbarType = 'sticky',
  navbarTone = 'white',
  footer,
  footerType = 'hidden',
  navbarStartContent,
  navbarSearch,
  navbarEndContent,
  notice,
  menuFooter,
  loading = false,
  className,
  children,
  ...rest
}: AppShellProps) {
  const [contentId, menuId] = [useId(), useId()];
  const shell = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLElement>(null);
  const { placeMenu, menuList, keepScroll } = useKeptScroll();
  const mode = useShellMenu({ layout, menuHidden, collapsed, onCollapsedChange, currentPath });
  const { kind, isHorizontal, isPeeking, peekProps, showsIcons, isDrawerOpen, setDrawerOpen } = mode;
  const isDrawer = kind === 'drawer';
  const closeDrawer = () => setDrawerOpen(false);
  const isScrolled = useScrolled(isHorizontal ? shadowAfter : undefined);

  const brandLink = renderLink({
    href: brand.href,
    className: styles.brand,
    onClick: closeDrawer,
    children: <BrandName {...brand} />,
  });

  const menu = (
    <>
      <MenuHead
        brandLink={brandLink}
        isRail={kind === 'rail'}
        onClose={isDrawer ? closeDrawer : undefined}
        onPin={!isDrawer && mode.canPin && !showsIcons ? () => mode.setRail(kind !== 'rail') : undefined}
      />
      <SideMenu
        ref={placeMenu}
        {...{ sections, currentPath, renderLink }}
        onNavigate={closeDrawer}
        onScroll={keepScroll}
      />
      {menuFooter && <div className={styles.foot}>{menuFooter}</div>}
    </>
  );

  const navbar = (isHorizontal || navbarType !== 'hidden' || isDrawer) && (
    <Navbar
      // A bar that is hidden leaves no way to the menu where that is a drawer: there it scrolls away instead.
      type={isHorizontal || navbarType === 'hidden' ? 'static' : navbarType}
      tone={isHorizontal ? 'white' : navbarTone}
      brand={isHorizontal || (menuHidden && !mode.isNarrow) ? brandLink : undefined}
      startContent={navbarStartContent}
      search={navbarSearch}
      endContent={navbarEndContent}
      menuOpen={isDrawerOpen}
      onMenu={isDrawer ? () => setDrawerOpen(true) : undefined}
    />
  );

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
        onMenu={() => menuEntry(kind, shell.current, menuId, menuList.current)?.focus()}
      />
      <ProgressLine loading={loading} />
      <MenuPlace
        {...{ kind, menuId, isPeeking, showsIcons, peekProps }}
        drawerOpen={isDrawerOpen}
        onDrawerOpenChange={setDrawerOpen}
      >
        {menu}
      </MenuPlace>
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
