import { useId, useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { ScrollToTop } from '../../components/ScrollToTop/ScrollToTop';
import { useScrolled } from '../../hooks/useScrolled';
import { cx } from '../../css/cx';
import { LazyBoundary } from '../../private/lazy/LazyBoundary';
import * as styles from './AppShell.css';
import { lazyModule } from '../../private/lazy/lazyModule';
import { lazyNamed } from '../../private/lazy/lazyNamed';
import { bar as horizontalBar } from './HorizontalMenu.css';
import { menuEntry } from './menuEntry';
import { BrandName, MenuHeader } from './MenuHeader';
import { MenuContainer } from './MenuContainer';
import { Navbar, type NavbarProps } from './Navbar';
import { ProgressLine } from './ProgressLine';
import { SideMenu } from './SideMenu';
import type { SideMenuSection } from './sideMenuModel';
import type { ShellLinkProps } from './SideMenuRow';
import { SkipLinks } from '../../private/skipLinks/SkipLinks';
import { useScrollRestoration } from './useScrollRestoration';
import { useShellMenu } from './useShellMenu';

/** Brand at the top of the menu, or in the navbar if there is no side menu. */
export interface ShellBrand {
  /** URL of the brand link. */
  href: string;
  /** Logo, 28px. */
  mark: ReactNode;
  /** Product name next to the logo. */
  name: string;
}

export interface AppShellProps extends ComponentProps<'div'> {
  /** Sections of the main menu. */
  sections: readonly SideMenuSection[];
  /** Path of the current page, without query and hash. */
  currentPath: string;
  /** Renders a link, for use with a router. @default a plain `<a>` */
  renderLink?: (link: ShellLinkProps) => ReactElement;
  /** Logo, name and URL of the product. */
  brand: ShellBrand;
  /** If true, the menu is a rail at 1280px and up. @default false */
  menuCollapsed?: boolean;
  /** Called with the new state when the user pins or collapses the menu, at 1280px and up. */
  onMenuCollapsedChange?: (isCollapsed: boolean) => void;
  /** Position of the menu at 1024px and up; below that it is always at the side. @default 'vertical' */
  layout?: 'vertical' | 'horizontal';
  /** Groups of the horizontal menu, each with an icon. @default `sections` */
  horizontalSections?: readonly SideMenuSection[];
  /** Hides the menu behind the navbar's button at every width. @default false */
  menuHidden?: boolean;
  /** `boxed` limits the width of the content. @default 'full' */
  contentWidth?: 'full' | 'boxed';
  /** `flush` and `fill` have no padding. `fill` is as high as the viewport, for pages whose panes scroll. @default 'page' */
  contentLayout?: keyof typeof styles.contents;
  /** Scroll behavior of the navbar. `hidden` only applies to the vertical layout. @default 'sticky' */
  navbarType?: NonNullable<NavbarProps['type']> | 'hidden';
  /** Background of the navbar in the vertical layout. @default 'white' */
  navbarTone?: NavbarProps['tone'];
  /** Footer below the page content. Shown only if `footerType` is set. */
  footer?: ReactNode;
  /** Scroll behavior of the footer. @default 'hidden' */
  footerType?: keyof typeof styles.footers | 'hidden';
  /** Content at the start of the navbar, such as a `WorkplaceButton`. */
  navbarStartContent?: ReactNode;
  /** Search field or button in the navbar. */
  navbarSearch?: ReactNode;
  /** Content at the end of the navbar, such as tools and the user menu. */
  navbarEndContent?: ReactNode;
  /** Message for the whole app between the navbar and the page, such as "You are offline". */
  notice?: ReactNode;
  /** Content at the bottom of the menu, such as a `UserCard`. */
  menuFooter?: ReactNode;
  /** If true, shows a progress line. @default false */
  loading?: boolean;
  /** Page content. */
  children: ReactNode;
}

/** Placeholder of the horizontal menu until it is loaded. */
const EmptyBar = () => <div className={horizontalBar} />;
const HorizontalMenu = lazyNamed(
  lazyModule(() => import('./HorizontalMenu')),
  'HorizontalMenu',
  EmptyBar,
);

/** Scroll offset in px from which the horizontal menu has a shadow. */
const shadowAfter = 65;

const plainLink = (link: ShellLinkProps) => <a {...link} />;

/** Responsive layout of an admin app: menu, navbar, page and footer. */
export function AppShell({
  sections,
  currentPath,
  renderLink = plainLink,
  brand,
  menuCollapsed = false,
  onMenuCollapsedChange,
  layout = 'vertical',
  horizontalSections = sections,
  menuHidden = false,
  contentWidth = 'full',
  contentLayout = 'page',
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
  const { placeMenu, menuList, keepScroll } = useScrollRestoration();
  const mode = useShellMenu({ layout, menuHidden, menuCollapsed, onMenuCollapsedChange, currentPath });
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
      <MenuHeader
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
      // A `hidden` navbar is still shown with a drawer, because it contains the menu button, but it scrolls away.
      type={isHorizontal || navbarType === 'hidden' ? 'static' : navbarType}
      tone={isHorizontal ? 'white' : navbarTone}
      brand={isHorizontal || (menuHidden && !mode.isNarrow) ? brandLink : undefined}
      startContent={navbarStartContent}
      search={navbarSearch}
      endContent={navbarEndContent}
      menuOpen={isDrawerOpen}
      onMenuOpenChange={isDrawer ? setDrawerOpen : undefined}
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
        targets={[
          { id: contentId, label: 'skipToContent', onFollow: () => content.current?.focus() },
          {
            id: menuId,
            label: 'skipToMenu',
            onFollow: () => menuEntry(kind, shell.current, menuId, menuList.current)?.focus(),
          },
        ]}
      />
      <ProgressLine loading={loading} />
      <MenuContainer
        {...{ kind, menuId, isPeeking, showsIcons, peekProps }}
        drawerOpen={isDrawerOpen}
        onDrawerOpenChange={setDrawerOpen}
      >
        {menu}
      </MenuContainer>
      <div className={styles.pages[contentLayout]}>
        {isHorizontal && !isDrawer ? (
          <div className={styles.bars} data-type={navbarType} data-scrolled={isScrolled}>
            {navbar}
            <LazyBoundary fallback={<EmptyBar />}>
              <HorizontalMenu id={menuId} sections={horizontalSections} currentPath={currentPath} />
            </LazyBoundary>
          </div>
        ) : (
          navbar
        )}
        {notice}
        <main ref={content} id={contentId} tabIndex={-1} className={styles.contents[contentLayout]}>
          {children}
        </main>
        {footer && footerType !== 'hidden' && (
          <footer className={cx(styles.footer, styles.footers[footerType])}>{footer}</footer>
        )}
      </div>
      <ScrollToTop onClick={() => shell.current?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })} />
    </div>
  );
}
