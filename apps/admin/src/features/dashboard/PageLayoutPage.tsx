import { useAbility, type QueryClient } from '@larder/domain';
import { Alert, Button, PageHeader, Stack } from '@larder/ui';
import { useMatch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../hooks/usePageTitle';
import { useShellPreferences, type ShellPreferences } from '../../hooks/useShellPreferences';
import { notify } from '../../lib/notify';
import { loadSalesDashboard, SalesDashboardPage } from './SalesDashboardPage';
import type { DashboardSearch } from './dashboardSearch';

/** Prefetches the dashboard, which is shown to users who may read it. */
export async function loadPageLayout(queryClient: QueryClient, search: DashboardSearch) {
  await loadSalesDashboard(queryClient, search).catch(() => undefined);
}

/** The sales dashboard in the layout of the route, with a button that applies the layout to all pages. */
export function PageLayoutPage() {
  const canRead = useAbility().can('read', 'dashboard');
  return (
    <Stack gap="px16">
      <LayoutNote />
      {canRead ? <SalesDashboardPage /> : <OwnHeader />}
    </Stack>
  );
}

function OwnHeader() {
  return <PageHeader title={usePageTitle()} />;
}

function LayoutNote() {
  const { t } = useTranslation();
  const options: Partial<ShellPreferences> =
    useMatch({ strict: false, select: ({ staticData }) => staticData.shell }) ?? {};
  const [preferences, setPreferences] = useShellPreferences();
  const keys = Object.keys(options) as (keyof ShellPreferences)[];
  const isKept = keys.every((key) => preferences[key] === options[key]);
  const keep = () => {
    setPreferences(options);
    void notify((toast) =>
      toast.success(t('status.layouts.kept'), {
        action: { label: t('changes.undo'), onAction: () => setPreferences(preferences) },
      }),
    );
  };
  return (
    <Alert
      tone="info"
      title={t('status.layouts.note')}
      action={
        !isKept && (
          <Button size="sm" onClick={keep}>
            {t('status.layouts.keep')}
          </Button>
        )
      }
    >
      {t(isKept ? 'status.layouts.isKept' : 'status.layouts.onlyHere')}
    </Alert>
  );
}
