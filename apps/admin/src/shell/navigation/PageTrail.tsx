import { findPage } from '@larder/domain/contract';
import { Breadcrumbs } from '@larder/ui';
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ShellLink } from './ShellLink';

/** Default breadcrumbs of a page: start page, section, page. */
export function PageTrail() {
  const { t } = useTranslation();
  const page = useRouterState({ select: ({ location }) => findPage(location.pathname), structuralSharing: false });
  if (!page) return null;
  return (
    <Breadcrumbs
      items={[
        ...(page.path === '/' ? [] : [{ label: t('shell.home'), href: '/' }]),
        { label: t(`nav.sections.${page.section}`) },
        { label: t(page.titleKey) },
      ]}
      renderLink={({ href, className, children }) => (
        <ShellLink href={href} className={className}>
          {children}
        </ShellLink>
      )}
    />
  );
}
