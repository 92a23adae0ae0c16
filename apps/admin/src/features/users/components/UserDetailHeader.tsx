import { useAllUsers, useLanguage } from '@larder/domain';
import { Breadcrumbs, PageHeader } from '@larder/ui';
import { IconButton } from '@larder/ui/overlays';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '../../../components/RouterButton';
import { neighborsOf } from '../../../lists/neighborsOf';
import { usersOfSearch } from '../usersOfSearch';
import * as styles from '../../../entities/users/details/UserDetail.css';

export interface UserDetailHeaderProps {
  id: number;
  /** Undefined while loading. */
  name: string | undefined;
}

/** Breadcrumbs back to the list, and buttons for the previous and the next user in it. */
export function UserDetailHeader({ id, name }: UserDetailHeaderProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const search = useRouterState({ select: ({ location }) => location.state.userList, structuralSharing: true });
  const { data: everyone } = useAllUsers();
  const { previous, next } = useMemo(
    () => neighborsOf(usersOfSearch(everyone ?? [], search ?? {}, language), id),
    [everyone, search, language, id],
  );

  const step = (user: typeof next, which: 'previous' | 'next') => (
    <IconButton
      icon={which === 'next' ? ChevronRight : ChevronLeft}
      variant="quiet"
      size="bar"
      className={styles.step}
      label={
        user
          ? t(`users.detail.${which}`, { name: user.fullName })
          : t(which === 'next' ? 'users.detail.noNext' : 'users.detail.noPrevious')
      }
      aria-disabled={user ? undefined : true}
      data-disabled={user ? undefined : ''}
      onClick={() =>
        user && void navigate({ to: '/apps/user/view/$id', params: { id: String(user.id) }, search: true, state: true })
      }
    />
  );

  return (
    <PageHeader
      title={t('nav.pages.userView')}
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: t('users.list.title'), href: '/apps/user/list' }, { label: name ?? '…' }]}
          renderLink={({ className, children }) => (
            <RouterLink to="/apps/user/list" search={search ?? {}} tone="inherit" className={className}>
              {children}
            </RouterLink>
          )}
        />
      }
      actions={
        everyone && (
          <>
            {step(previous, 'previous')}
            {step(next, 'next')}
          </>
        )
      }
      style={{ marginBlockEnd: 0 }}
    />
  );
}
