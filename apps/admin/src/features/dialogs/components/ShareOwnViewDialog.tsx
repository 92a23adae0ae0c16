import { useSession, useViews } from '@larder/domain';
import { pageByTarget, type PageTarget } from '@larder/domain/contract';
import { EmptyState, Skeleton } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';
import { RouterButton } from '../../../components/RouterButton';
import { useChangeView } from '../../../lists/views/useChangeView';
import { ViewShareDialog } from '../../../lists/views/ViewShareDialog';

export interface ShareOwnViewDialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The page of each list with saved views. */
const pageOfList: Partial<Record<string, PageTarget>> = {
  bills: 'bills',
  employees: 'datatablesAdvance',
  'employees.basic': 'datatablesBasic',
  permissions: 'permissions',
  restaurants: 'restaurants',
  roles: 'roles',
  users: 'userList',
};

/** Shares one of the views that the user has saved in any list. */
export function ShareOwnViewDialog({ open, onOpenChange }: ShareOwnViewDialogProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const query = useViews();
  const change = useChangeView();
  const [chosen, setChosen] = useState<string>();
  const own = query.data?.filter(({ ownerId, list }) => ownerId === user?.id && pageOfList[list]);
  const view = own?.find(({ id }) => id === chosen) ?? own?.[0];

  if (!view)
    return (
      <Dialog open={open} onOpenChange={onOpenChange} title={t('dialogs.cards.share-view.title')}>
        {own ? (
          <EmptyState
            size="sm"
            title={t('dialogs.share.empty')}
            description={t('dialogs.share.emptyLead')}
            actions={<RouterButton to="/datatables/advance">{t('dialogs.share.openList')}</RouterButton>}
          />
        ) : query.isError ? (
          <LoadError title={t('dialogs.share.notLoaded')} query={query} />
        ) : (
          <Skeleton blockSize={240} />
        )}
      </Dialog>
    );
  const listPage = pageByTarget(pageOfList[view.list]!);
  return (
    <ViewShareDialog
      // Selecting another view resets the draft.
      key={view.id}
      view={view}
      link={`${window.location.origin}${listPage.path}?saved=${view.id}`}
      open={open}
      onClose={() => onOpenChange(false)}
      onSave={async (set) => void (await change(view, set, 'shared'))}
      choice={{
        options: own!.map(({ id, name, list }) => ({
          value: id,
          label: name,
          description: t(pageByTarget(pageOfList[list]!).titleKey),
        })),
        onChoose: setChosen,
      }}
    />
  );
}
