import { serverNow, useChatProfile, useDirection, useLanguage, useLayoutPreferences, useSession } from '@larder/domain';
import { localDate } from '@larder/domain/contract';
import { Avatar, Mark, PageHeaderContext } from '@larder/ui';
import { UiProvider } from '@larder/ui/overlays';
import { AppShell, NavbarRule, UserButton, UserCard, useMediaQuery } from '@larder/ui/shell';
import { from } from '@larder/ui/theme';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserLabels } from '../entities/users/useUserLabels';
import { BookmarkBar } from './navigation/BookmarkBar';
import { BookmarkStar } from './navigation/BookmarkStar';
import { CartMenu } from './panels/CartMenu';
import { InsideShell } from './InsideShell';
import { LanguageMenu } from './appearance/LanguageMenu';
import { NavbarSearch } from './palette/NavbarSearch';
import { Notifications } from './panels/Notifications';
import { OfflineBanner } from './session/OfflineBanner';
import { PageTrail } from './navigation/PageTrail';
import { PageTransition } from './navigation/PageTransition';
import { ShellFooter } from './ShellFooter';
import { ShellLayers } from './ShellLayers';
import { useShellOptions } from './appearance/useShellOptions';
import { ShellLink } from './navigation/ShellLink';
import { SkinToggle } from './appearance/SkinToggle';
import { UserMenu } from './session/UserMenu';
import { useAppearanceLink } from './appearance/useAppearanceLink';
import { useAppUpdate } from './session/useAppUpdate';
import { useShellPreferences } from '../hooks/useShellPreferences';
import { regionalLocale } from '../lib/regionalLocale';
import { usePageAccess } from './navigation/usePageAccess';
import { useShownCounts } from './navigation/useShownCounts';
import { useShellMenu } from './navigation/useShellMenu';
import { useShellShortcuts } from './palette/useShellShortcuts';
import { useTourOffer } from './panels/useTourOffer';
import { WorkplaceSwitcher } from './session/WorkplaceSwitcher';

/** Default breadcrumbs and bookmark star of every page header. */
const headerDefaults = { breadcrumbs: <PageTrail />, mark: <BookmarkStar /> };

export interface ShellProps {
  children?: ReactNode;
}

/** The layout of signed-in pages: menu, navbar and content. */
export function Shell({ children }: ShellProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const { language } = useLanguage();
  const [direction] = useDirection();
  const [look] = useLayoutPreferences();
  const [preferences, setPreferences] = useShellPreferences();
  const [options, followMenuChoice] = useShellOptions();
  const layout = { ...preferences, ...options };
  useAppearanceLink();
  useTourOffer();
  useAppUpdate();
  const { user, restaurant } = useSession();
  // After sign-out the old page stays mounted until it is replaced: remounting would request its data without a token.
  const now = user && `${user.id}/${restaurant?._id}`;
  const [place, setPlace] = useState(now);
  if (now && now !== place) setPlace(now);
  const labels = useUserLabels();
  const access = usePageAccess();
  useShellShortcuts(access);
  const isWide = useMediaQuery(from('md'));
  const { path, isPending } = useRouterState({
    // The resolved location, so that the menu changes together with the content.
    select: ({ resolvedLocation, location, status }) => ({
      path: (resolvedLocation ?? location).pathname,
      isPending: status === 'pending',
    }),
    structuralSharing: true,
  });
  const presence = useChatProfile(access.can('read', 'chat')).data?.status ?? 'online';
  const counts = useShownCounts(access);
  const { sections, horizontalSections } = useShellMenu(access, counts);
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

  return (
    <UiProvider
      locale={regionalLocale(language)}
      direction={direction}
      today={() => localDate(serverNow(), restaurant?.timeZone)}
      navigate={(href) => void router.navigate({ to: href })}
      useHref={(href) => router.buildLocation({ to: href }).publicHref}
    >
      <AppShell
        sections={sections}
        currentPath={path}
        renderLink={(link) => <ShellLink {...link} />}
        brand={{ href: '/', mark: <Mark size={28} />, name: 'Larder' }}
        menuCollapsed={layout.menuCollapsed}
        onMenuCollapsedChange={(collapse) => {
          followMenuChoice();
          setPreferences({ menuCollapsed: collapse });
        }}
        loading={isPending}
        layout={look.layout}
        horizontalSections={horizontalSections}
        menuHidden={layout.menuHidden}
        contentWidth={layout.contentWidth}
        contentLayout={layout.contentLayout}
        navbarType={look.navbarType}
        navbarTone={look.navbarColor}
        footerType={look.footerType}
        footer={<ShellFooter />}
        navbarStartContent={
          <>
            <WorkplaceSwitcher />
            <BookmarkBar />
          </>
        }
        navbarSearch={<NavbarSearch />}
        notice={<OfflineBanner />}
        navbarEndContent={
          user && (
            <>
              {isWide && <LanguageMenu />}
              {isWide && <SkinToggle />}
              {access.can('create', 'order') && <CartMenu />}
              <Notifications />
              <NavbarRule />
              <UserMenu
                placement="bottom end"
                counts={counts}
                trigger={<UserButton name={t('shell.user.menu', { name: user.fullName })} avatar={avatar(true)} />}
              />
            </>
          )
        }
        menuFooter={
          user && (
            <UserMenu
              placement="top start"
              counts={counts}
              trigger={<UserCard name={user.fullName} jobTitle={labels.role(user.role)} avatar={avatar(false)} />}
            />
          )
        }
      >
        <InsideShell value>
          <PageHeaderContext value={headerDefaults}>
            {/* Remounts the page when the workplace or the user changes, which resets its local state. */}
            <PageTransition key={place} kind={look.routerTransition}>
              {children}
            </PageTransition>
          </PageHeaderContext>
        </InsideShell>
      </AppShell>
      <ShellLayers />
    </UiProvider>
  );
}
