import { findPage } from '@larder/domain/contract';
import { Breadcrumbs, type BreadcrumbItem } from '@larder/ui';
import { Link, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

export interface HelpTrailProps {
  /** Pages below the knowledge base. The last one is the current page. */
  items: readonly BreadcrumbItem[];
}

/** Breadcrumbs of a page below the knowledge base. */
export function HelpTrail({ items }: HelpTrailProps) {
  const { t } = useTranslation();
  const page = useRouterState({ select: ({ location }) => findPage(location.pathname), structuralSharing: false });
  if (!page) return null;
  return (
    <Breadcrumbs
      items={[
        { label: t('shell.home'), href: '/' },
        { label: t(`nav.sections.${page.section}`) },
        { label: t(page.titleKey), href: page.path },
        ...items,
      ]}
      // Without `exact`, every page above would be marked as current.
      renderLink={({ href, ...link }) => <Link {...link} to={href} activeOptions={{ exact: true }} />}
    />
  );
}
