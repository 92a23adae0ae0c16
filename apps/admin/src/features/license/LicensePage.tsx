import { Button, Card, PageHeader, Skeleton, Stack, Text } from '@larder/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { WriteLink } from '../../components/WriteLink';
import { env } from '../../env';
import { usePageTitle } from '../../hooks/usePageTitle';
import * as styles from './components/License.css';
import { UsesTable } from './components/UsesTable';
import type { LicenseSearch } from './licenseSearch';

const Notices = lazy(() => import('./components/Notices').then((module) => ({ default: module.Notices })));

const sections = ['permitted', 'excluded', 'end'] as const;

/** The terms of the license, and the licenses of the dependencies. */
export function LicensePage() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/_shell/pages/license' });
  const navigate = useNavigate({ from: '/pages/license' });
  const change = (changes: Partial<LicenseSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...changes }), replace: true, resetScroll: false });
  return (
    <Stack gap="px16">
      <PageHeader
        title={usePageTitle()}
        description={t('license.lead')}
        actions={
          <Stack direction="row" gap="px8" wrap className={styles.hiddenInPrint}>
            <Button startIcon={Printer} onClick={() => window.print()}>
              {t('license.print')}
            </Button>
            <WriteLink to={env.support.salesEmail} variant="filled">
              {t('license.contact')}
            </WriteLink>
          </Stack>
        }
      />
      <UsesTable />
      {sections.map((section) => (
        <Card key={section} title={t(`license.${section}.title`)}>
          <Text as="p" className={styles.terms}>
            {t(`license.${section}.text`)}
          </Text>
        </Card>
      ))}
      <Suspense fallback={<Skeleton blockSize={480} aria-busy />}>
        <Notices search={search} onChange={change} />
      </Suspense>
    </Stack>
  );
}
