import { useAbility } from '@larder/domain';
import type { User } from '@larder/domain/contract';
import { Button } from '@larder/ui';
import { ConfirmDialog, MenuItem } from '@larder/ui/overlays';
import { useNavigate } from '@tanstack/react-router';
import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '../../../components/MoreMenu';
import { useUserActions } from '../../../entities/users/useUserActions';
import { useUserDenial } from '../../../entities/users/useUserDenial';
import * as styles from '../../../entities/users/details/UserDetail.css';

export interface UserCardActionsProps {
  user: User;
  onEdit: () => void;
}

/** Actions for a user: edit, suspend or reactivate, copy the email address, delete. */
export function UserCardActions({ user, onEdit }: UserCardActionsProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const navigate = useNavigate();
  const { selfId, setStatus, deleteUsers, copyEmail } = useUserActions();
  const [isSuspending, setSuspending] = useState(false);
  const isSelf = user.id === selfId;
  const mayUpdate = ability.can('update', 'user');
  const denial = useUserDenial();
  const denied = denial('update', user);
  const deleteDenied = isSelf ? t('users.actions.notYourself') : denial('delete', user);
  return (
    <>
      <div className={styles.actions}>
        {mayUpdate && (
          <Button variant="filled" size="bar" disabledReason={denied} onClick={onEdit}>
            {t('users.detail.edit')}
          </Button>
        )}
        {mayUpdate &&
          (user.status === 'inactive' ? (
            <Button size="bar" disabledReason={denied} onClick={() => void setStatus([user], 'active')}>
              {t('users.detail.reactivate')}
            </Button>
          ) : (
            <Button
              size="bar"
              variant="outline"
              tone="danger"
              disabledReason={isSelf ? t('users.actions.notYourselfStatus') : denied}
              onClick={() => setSuspending(true)}
            >
              {t('users.detail.suspend')}
            </Button>
          ))}
        <MoreMenu label={t('users.detail.more', { name: user.fullName })}>
          <MenuItem icon={Copy} onAction={() => void copyEmail(user)}>
            {t('users.actions.copyEmail')}
          </MenuItem>
          {ability.can('delete', 'user') && (
            <MenuItem
              icon={Trash2}
              tone="danger"
              disabled={deleteDenied !== undefined}
              description={deleteDenied}
              onAction={() => {
                void navigate({ to: '/apps/user/list' });
                void deleteUsers([user]);
              }}
            >
              {t('users.actions.delete')}
            </MenuItem>
          )}
        </MoreMenu>
      </div>
      <ConfirmDialog
        open={isSuspending}
        onOpenChange={setSuspending}
        title={t('users.detail.suspendAsk.title', { name: user.fullName })}
        description={t('users.detail.suspendAsk.description')}
        confirmLabel={t('users.detail.suspendAsk.confirm', { name: user.fullName })}
        cancelLabel={t('users.detail.suspendAsk.cancel')}
        onConfirm={() => {
          setSuspending(false);
          void setStatus([user], 'inactive');
        }}
      />
    </>
  );
}
