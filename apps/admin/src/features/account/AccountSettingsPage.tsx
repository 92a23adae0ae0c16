import {
  accountSettingQuery,
  readSession,
  useAccountSetting,
  useDraftedForms,
  useSession,
  useUserDetails,
  userDetailsQuery,
  type QueryClient,
} from '@larder/domain';
import { PageHeader, Skeleton, Stack } from '@larder/ui';
import { Tabs } from '@larder/ui/overlays';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Bell, CreditCard, Info, Link2, ShieldCheck, UserRound } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../components/lazyDialog';
import { LoadError } from '../../components/LoadError';
import { usePageTitle } from '../../hooks/usePageTitle';
import { accountTabs, type AccountTabId } from './accountSearch';
import { AccountTab } from './components/AccountTab';

const InformationTab = lazyDialog(() => import('./components/InformationTab'), 'InformationTab');
const SecurityTab = lazyDialog(() => import('./components/SecurityTab'), 'SecurityTab');
const BillingTab = lazyDialog(() => import('./components/BillingTab'), 'BillingTab');
const NotificationsTab = lazyDialog(() => import('./components/NotificationsTab'), 'NotificationsTab');
const ConnectionsTab = lazyDialog(() => import('./components/ConnectionsTab'), 'ConnectionsTab');

const icons = {
  account: UserRound,
  information: Info,
  security: ShieldCheck,
  billing: CreditCard,
  notifications: Bell,
  connections: Link2,
};

/** Starts the queries of the page without waiting. */
export function loadAccountSettings(queryClient: QueryClient) {
  void queryClient.prefetchQuery(accountSettingQuery());
  const { user } = readSession();
  if (user) void queryClient.prefetchQuery(userDetailsQuery(user.id));
}

/** The settings of the signed-in user. The open tab is in the URL. */
export function AccountSettingsPage() {
  const { t } = useTranslation();
  const title = usePageTitle();
  const { tab = 'account' } = useSearch({ from: '/_shell/pages/account-settings' });
  const navigate = useNavigate({ from: '/pages/account-settings' });
  const { user } = useSession();
  const query = useAccountSetting();
  const details = useUserDetails(user?.id ?? 0);
  const drafted = useDraftedForms();
  const open = (next: AccountTabId) =>
    void navigate({ search: next === 'account' ? {} : { tab: next }, state: true, resetScroll: false });

  const contentOf = (id: AccountTabId): ReactNode => {
    if (!query.data || !user) {
      return query.isError ? (
        <LoadError title={t('account.notLoaded')} query={query} size="md" />
      ) : (
        <Skeleton blockSize={360} />
      );
    }
    const setting = query.data;
    const shared = { id: user.id, name: user.fullName, email: setting.general.email, details };
    const contents: Record<AccountTabId, ReactNode> = {
      account: <AccountTab setting={setting} />,
      information: <InformationTab setting={setting} />,
      security: <SecurityTab {...shared} />,
      billing: <BillingTab {...shared} />,
      notifications: <NotificationsTab {...shared} setting={setting} />,
      connections: <ConnectionsTab setting={setting} />,
    };
    return <Suspense fallback={<Skeleton blockSize={360} aria-busy />}>{contents[id]}</Suspense>;
  };
  return (
    <Stack gap="px16">
      <PageHeader title={title} description={t('account.lead')} />
      <Tabs
        label={title}
        value={tab}
        onValueChange={open}
        items={accountTabs.map((id) => ({
          id,
          label: t(`account.tabs.${id}`),
          icon: icons[id],
          // Unsaved changes of the other tabs are kept.
          count: drafted.includes(`account-${id}`) && id !== tab ? '•' : undefined,
          content: contentOf(id),
        }))}
      />
    </Stack>
  );
}
