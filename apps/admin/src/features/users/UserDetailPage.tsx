import {
  allUsersQuery,
  useUser,
  useUserDetails,
  userDetailsQuery,
  userQuery,
  isNotFound,
  type QueryClient,
} from '@larder/domain';
import { Grid, Stack } from '@larder/ui';
import { useParams } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../components/lazyDialog';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { PlanCard } from '../../entities/users/details/PlanCard';
import { UserCard } from './components/UserCard';
import { UserDetailHeader } from './components/UserDetailHeader';
import { UserNotFound } from './components/UserNotFound';
import { UserTabs } from './components/UserTabs';

const UserDrawer = lazyDialog(() => import('../../entities/users/form/UserDrawer'), 'UserDrawer');

const idOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);

export async function loadUserDetail(queryClient: QueryClient, id: string) {
  const known = idOf(id);
  if (known === undefined) return;
  // Don't wait: the page shows loading and error states.
  void queryClient.prefetchQuery(userQuery(known));
  void queryClient.prefetchQuery(userDetailsQuery(known));
  void queryClient.prefetchQuery(allUsersQuery());
}

function UserDetail({ id }: { id: number }) {
  const { t } = useTranslation();
  const user = useUser(id);
  const details = useUserDetails(id);
  const [editing, setEditing] = useState<{ key: number; isOpen: boolean }>();
  useDocumentTitle(user.data?.fullName ?? t('nav.pages.userView'));

  if (isNotFound(user.error)) return <UserNotFound id={String(id)} />;
  return (
    <Stack gap="px16">
      <UserDetailHeader id={id} name={user.data?.fullName} />
      <Grid
        columns={{ base: 1, md: 'minmax(0, 5fr) minmax(0, 7fr)', xl: 'minmax(0, 4fr) minmax(0, 8fr)' }}
        align="start"
      >
        <Stack gap="px16">
          <UserCard user={user} details={details.data} onEdit={() => setEditing({ key: Date.now(), isOpen: true })} />
          <PlanCard id={id} name={user.data?.fullName ?? ''} details={details} />
        </Stack>
        <UserTabs id={id} name={user.data?.fullName ?? ''} details={details} />
      </Grid>
      {editing && user.data && (
        <Suspense>
          <UserDrawer
            key={editing.key}
            user={user.data}
            profile={details.data?.profile}
            open={editing.isOpen}
            onOpenChange={(isOpen) => setEditing({ ...editing, isOpen })}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** The page of a user: profile, activity and settings. */
export function UserDetailPage() {
  const { id } = useParams({ from: '/_shell/apps/user/view/$id' });
  const known = idOf(id);
  // The key prevents the previous user from showing while the next one loads.
  return known === undefined ? <UserNotFound id={id} /> : <UserDetail key={known} id={known} />;
}
