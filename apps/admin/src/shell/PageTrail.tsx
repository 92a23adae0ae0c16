import { Breadcrumbs } from '@larder/ui';
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pageOf, placeOf } from './navigation';
import { ShellLink } from './ShellLink';

/** Start page, section, page: the way to a page that tells none itself (pages.md 3.15). */
export function PageTrail() {
  const { t } = useTranslation();
  const page = useRouterState({ select: ({ location }) => pageOf(location.pathname), structuralSharing: false });
  const section = page && placeOf(page.target)?.section;
  if (!page || !section) return null;
  return (
    <Breadcrumbs
      items={[
        ...(page.link === '/' ? [] : [{ label: t('shell.home'), href: '/' }]),
        { label: t(`nav.sections.${section}`) },
        { label: t(`nav.pages.${page.target}`) },
      ]}
      renderLink={({ href, className, children }) => (
        <ShellLink href={href} className={className}>
          {children}
        </ShellLink>
      )}
    />
  );
}
