import { Skeleton } from '@larder/ui';
import { Tabs } from '@larder/ui/overlays';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Bell, CreditCard, Link2, ShieldCheck, UserRound } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { userTabs, type UserTab } from '../userViewSearch';
import { AccountTab } from './AccountTab';
import type { UserTabProps } from '../../../entities/users/details/userTabProps';

const SecurityTab = lazyDialog(() => import('./SecurityTab'), 'SecurityTab');
const BillingTab = lazyDialog(() => import('./BillingTab'), 'BillingTab');
const NotificationsTab = lazyDialog(() => import('./NotificationsTab'), 'NotificationsTab');
const ConnectionsTab = lazyDialog(() => import('./ConnectionsTab'), 'ConnectionsTab');

const tabs = {
  account: AccountTab,
  security: SecurityTab,
  billing: BillingTab,
  notifications: NotificationsTab,
  connections: ConnectionsTab,
};
const icons = {
  account: UserRound,
  security: ShieldCheck,
  billing: CreditCard,
  notifications: Bell,
  connections: Link2,
};

/** The tabs of a user's details. The open tab is in the URL. */
export function UserTabs(props: UserTabProps) {
  const { t } = useTranslation();
  const { tab = 'account' } = useSearch({ from: '/_shell/apps/user/view/$id' });
  const navigate = useNavigate({ from: '/apps/user/view/$id' });
  const open = (next: UserTab) =>
    void navigate({ search: next === 'account' ? {} : { tab: next }, state: true, resetScroll: false });
  return (
    <Tabs
      label={t('users.detail.tabs.label', { name: props.name })}
      value={tab}
      onValueChange={open}
      items={userTabs.map((id) => {
        const Content = tabs[id];
        const content = (
          <Suspense fallback={<Skeleton blockSize={360} aria-busy />}>
            <Content {...props} />
          </Suspense>
        );
        return { id, label: t(`users.detail.tabs.${id}`), icon: icons[id], content };
      })}
    />
  );
}
