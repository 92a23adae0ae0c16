import { PageHeader, Skeleton, Stack } from '@larder/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../hooks/usePageTitle';
import { IconSettings } from './components/IconSettings';
import type { IconsSearch } from './iconsSearch';

// Lazy-loaded, because the set of icons is larger than the rest of the page.
const AllIcons = lazy(() => import('./components/AllIcons').then((module) => ({ default: module.AllIcons })));

/** All icons of the library, with search. A click copies one. */
export function IconsPage() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/_shell/icons' });
  const navigate = useNavigate({ from: '/icons' });
  const change = (changes: Partial<IconsSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...changes }), replace: true, resetScroll: false });
  return (
    <Stack gap="px16">
      <PageHeader title={usePageTitle()} description={t('icons.lead')} />
      <IconSettings search={search} onChange={change} />
      <Suspense fallback={<Skeleton blockSize={480} aria-busy />}>
        <AllIcons search={search} onClear={() => change({ q: undefined })} />
      </Suspense>
    </Stack>
  );
}
