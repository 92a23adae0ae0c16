import {
  useChatProfile,
  useDirection,
  useLanguage,
  useLayoutPreferences,
  useMenuCollapsed,
  useSession,
  useShellPanel,
} from '@larder/domain';
import { Avatar, Mark, PageHeaderContext } from '@larder/ui';
import { IconButton, UiProvider } from '@larder/ui/overlays';
import { AppShell, NavbarRule, ProgressLine, UserButton, UserCard, useMediaQuery } from '@larder/ui/shell';
import { from } from '@larder/ui/theme';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toastRegion } from '../lib/notify';
import { useUserLabels } from '../entities/users/useUserLabels';
import { BookmarkBar } from './BookmarkBar';
import { BookmarkStar } from './BookmarkStar';
import { CartMenu } from './CartMenu';
import { InsideShell } from './InsideShell';
import { LanguageMenu } from './LanguageMenu';
import { lazyPanel } from './lazyPanel';
import { LeaveDialog } from './LeaveDialog';
import { LostLayer } from './LostLayer';
import { withCounts } from './menuCounts';
import { buildMenu, horizontalMenu } from './navigation';
import { NavbarSearch } from './NavbarSearch';
import { Notifications } from './Notifications';
import { OfflineBanner } from './OfflineBanner';
import { PageTrail } from './PageTrail';
import { PageTransition } from './PageTransition';
import { SessionPrompt } from './SessionPrompt';
import * as styles from './Shell.css';
import { ShellFooter } from './ShellFooter';
import { ShellLink } from './ShellLink';
import { SkinToggle } from './SkinToggle';
import { UserMenu } from './UserMenu';
import { useAppearanceLink } from './useAppearanceLink';
import { useAppUpdate } from './useAppUpdate';
import { useMenuCounts } from './useMenuCounts';
import { useReach } from './useReach';
import { useShellShortcuts } from './useShellShortcuts';
import { useTourOffer } from './useTourOffer';
import { WorkplaceSwitcher } from './WorkplaceSwitcher';

const layer = { waiting: <ProgressLine isPending />, lost: LostLayer };
const AppearancePanel = lazyPanel(() => import('./AppearancePanel'), 'AppearancePanel', layer);
const Palette = lazyPanel(() => import('./Palette'), 'Palette', layer);
const ShortcutsDialog = lazyPanel(() => import('./ShortcutsDialog'), 'ShortcutsDialog', layer);
const RecentChangesPanel = lazyPanel(() => import('./RecentChangesPanel'), 'RecentChangesPanel', layer);
const TourGuide = lazyPanel(() => import('./TourGuide'), 'TourGuide', layer);

/** What every page's header has without code of its own. */
const surroundings = { breadcrumbs: <PageTrail />, mark: <BookmarkStar /> };

export interface ShellProps {
  /** The page. */
  children?: ReactNode;
}

/** The frame around every signed-in page: menu, navbar, page. */
export function Shell({ children }: ShellProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const { language } = useLanguage();
  const [direction] = useDirection();
  const [isCollapsed, setCollapsed] = useMenuCollapsed();
  const [look] = useLayoutPreferences();
  const [panel, setPanel] = useShellPanel();
  useAppearanceLink();
  useTourOffer();
  useAppUpdate();
  const { user, restaurant } = useSession();
  // Whoever signs out keeps the page they leave until it is gone: mounted anew it would ask for its data without a token.
  const now = user && `${user.id}/${restaurant?._id}`;
  const [place, setPlace] = useState(now);
  if (now && now !== place) setPlace(now);
  const labels = useUserLabels();
  const reach = useReach();
  useShellShortcuts(reach);
  const isRoomy = useMediaQuery(from('md'));
  const { path, isPending } = useRouterState({
    // The page that is shown, not the one on its way: the menu moves together with the content.
    select: ({ resolvedLocation, location, status }) => ({
      path: (resolvedLocation ?? location).pathname,
      isPending: status === 'pending',
    }),
    structuralSharing: true,
  });
  const waiting = useMenuCounts(reach);
  const presence = useChatProfile().data?.status ?? 'online';
  const rows = useMemo(() => buildMenu(t, reach), [t, reach]);
  const sections = useMemo(
    () => withCounts(rows, waiting, (page, count) => t(`shell.waiting.${page}`, { count })),
    [rows, waiting, t],
  );
  const horizontalSections = useMemo(() => horizontalMenu(sections), [sections]);
  useEffect(() => toastRegion.want(), []);
  const avatar = (withPresence: boolean) =>
    user && (
      <Avatar
        name={user.fullName}
        src={user.avatar || undefined}
        colorKey={user.id}
        size={32}
        status={withPresence ? presence : undefined}
        aria-hidden
      />
    );

  const closeTour = useCallback(() => setPanel((open) => (open === 'tour' ? null : open)), [setPanel]);

  return (
    <UiProvider
      locale={language}
      direction={direction}
      navigate={(href) => void router.navigate({ to: href })}
      useHref={(href) => router.buildLocation({ to: href }).publicHref}
    >
      <AppShell
        sections={sections}
        currentPath={path}
        renderLink={(link) => <ShellLink {...link} />}
        brand={{ href: '/', mark: <Mark size={28} />, name: 'Larder' }}
        isCollapsed={isCollapsed}
        onCollapsedChange={setCollapsed}
        isPending={isPending}
        layout={look.layout}
        horizontalSections={horizontalSections}
        isMenuHidden={look.isMenuHidden}
        contentWidth={look.contentWidth}
        navbarType={look.navbarType}
        navbarColor={look.navbarColor}
        footerType={look.footerType}
        footer={<ShellFooter />}
        navbarStart={
          <>
            <WorkplaceSwitcher />
            <BookmarkBar />
          </>
        }
        navbarSearch={<NavbarSearch />}
        notice={<OfflineBanner />}
        navbarEnd={
          user && (
            <>
              {isRoomy && <LanguageMenu />}
              {isRoomy && <SkinToggle />}
              <CartMenu />
              <Notifications />
              <NavbarRule />
              <UserMenu
                placement="bottom end"
                trigger={<UserButton name={t('shell.user.menu', { name: user.fullName })} avatar={avatar(true)} />}
              />
            </>
          )
        }
        menuFoot={
          user && (
            <UserMenu
              placement="top start"
              trigger={<UserCard name={user.fullName} jobTitle={labels.role(user.role)} avatar={avatar(false)} />}
            />
          )
        }
      >
        <InsideShell value>
          <PageHeaderContext value={surroundings}>
            {/* Another workplace, or another person, is another page: what was open or chosen on it ends. */}
            <PageTransition key={place} kind={look.routerTransition}>
              {children}
            </PageTransition>
          </PageHeaderContext>
        </InsideShell>
      </AppShell>
      {look.isCustomizerOn && panel !== 'appearance' && (
        <IconButton
          className={styles.cog}
          variant="filled"
          tone="primary"
          icon={Settings}
          label={t('shell.appearance.title')}
          tooltipPlacement="start"
          onClick={() => setPanel('appearance')}
        />
      )}
      <SessionPrompt />
      <LeaveDialog />
      {panel === 'palette' && <Palette />}
      {panel === 'shortcuts' && <ShortcutsDialog />}
      {panel === 'tour' && <TourGuide onClose={closeTour} />}
      {panel === 'changes' && <RecentChangesPanel onClose={() => setPanel(null)} />}
      {panel === 'appearance' && <AppearancePanel onClose={() => setPanel(null)} />}
    </UiProvider>
  );
}
