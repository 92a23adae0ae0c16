import { ledgerCall, useAbility, useDeleteApiKey, useUpdateApiKey } from '@larder/domain';
import { restoreEndpoints, type ApiKey } from '@larder/domain/contract';
import { StatusPill } from '@larder/ui';
import { ClipboardButton } from '@larder/ui/ClipboardButton';
import { ConfirmDialog, MenuItem } from '@larder/ui/overlays';
import { KeyRound, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { MoreMenu } from '../../../components/MoreMenu';
import { useFailureToast } from '../../../hooks/useFailureToast';
import { useFormats } from '../../../hooks/useFormats';
import { useRecordChange } from '../../../hooks/useUndo';
import { keepFocus } from '../../../lib/keepFocus';
import * as rowList from '../../../components/rowList.css';
import * as styles from '../ApiKeys.css';

const KeyFieldDialog = lazyDialog(() => import('./KeyFieldDialog'), 'KeyFieldDialog');

export interface KeyListProps {
  keys: readonly ApiKey[];
  onSecret: (name: string, secret: string) => void;
}

/** The keys, with actions to rename, restrict, renew and revoke each. */
export function KeyList({ keys, onSecret }: KeyListProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const ability = useAbility();
  const showFailure = useFailureToast();
  const record = useRecordChange();
  const { mutateAsync: update } = useUpdateApiKey();
  const { mutateAsync: remove } = useDeleteApiKey();
  const [editing, setEditing] = useState<{ id: string; field: 'name' | 'access' }>();
  const [renewing, setRenewing] = useState<ApiKey>();

  const list = useRef<HTMLUListElement>(null);
  // Find the key again, because its version may change while the dialog is open.
  const edited = keys.find(({ id }) => id === editing?.id);

  const failed = (error: unknown) => showFailure(t('common.notSaved'), error);
  const renew = async ({ id, version }: ApiKey) => {
    try {
      const { key, secret } = await update({ id, version, renew: true });
      setRenewing(undefined);
      if (secret) onSecret(key.name, secret);
    } catch (error) {
      setRenewing(undefined);
      await failed(error);
    }
  };
  const revoke = async ({ id, name }: ApiKey) => {
    try {
      await remove(id);
      record({
        text: { key: 'apiKeys.revoked', values: { name } },
        calls: [ledgerCall(restoreEndpoints.restore, { subject: 'apiKey', ids: [id] })],
        reload: ['api-keys'],
      });
    } catch (error) {
      await failed(error);
    }
  };
  const date = (moment: string) => formats.date(moment, { dateStyle: 'medium' });
  return (
    <>
      <ul ref={list} className={rowList.rows} aria-label={t('nav.pages.apiKey')}>
        {keys.map((apiKey, index) => (
          <li key={apiKey.id} className={rowList.row}>
            <div className={styles.texts}>
              <bdi className={styles.name}>{apiKey.name}</bdi>
              <span className={styles.caption}>
                {t('apiKeys.created', { date: date(apiKey.createdAt) })} ·{' '}
                {apiKey.lastUsedAt ? t('apiKeys.lastUsed', { date: date(apiKey.lastUsedAt) }) : t('apiKeys.neverUsed')}
              </span>
              <code dir="ltr" className={styles.caption}>
                {apiKey.prefix}••••••••
              </code>
            </div>
            <StatusPill dot={false} tone={apiKey.access === 'full' ? 'warning' : 'info'}>
              {t(`apiKeys.access.${apiKey.access}`)}
            </StatusPill>
            <ClipboardButton
              size="sm"
              variant="plain"
              iconOnly
              label={t('apiKeys.copyPrefix', { name: apiKey.name })}
              value={apiKey.prefix}
            />
            {(ability.can('update', 'apiKey') || ability.can('delete', 'apiKey')) && (
              <MoreMenu label={t('apiKeys.more', { name: apiKey.name })} variant="plain" tone="secondary" size="sm">
                {ability.can('update', 'apiKey') && (
                  <>
                    <MenuItem icon={Pencil} onAction={() => setEditing({ id: apiKey.id, field: 'name' })}>
                      {t('apiKeys.rename')}
                    </MenuItem>
                    <MenuItem icon={KeyRound} onAction={() => setEditing({ id: apiKey.id, field: 'access' })}>
                      {t('apiKeys.changeAccess')}
                    </MenuItem>
                    <MenuItem icon={RefreshCw} onAction={() => setRenewing(apiKey)}>
                      {t('apiKeys.renew')}
                    </MenuItem>
                  </>
                )}
                {ability.can('delete', 'apiKey') && (
                  <MenuItem
                    icon={Trash2}
                    tone="danger"
                    onAction={() => void keepFocus(list.current, index, () => revoke(apiKey))}
                  >
                    {t('apiKeys.revoke')}
                  </MenuItem>
                )}
              </MoreMenu>
            )}
          </li>
        ))}
      </ul>
      {editing && edited && (
        <Suspense>
          <KeyFieldDialog apiKey={edited} field={editing.field} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={renewing !== undefined}
        onOpenChange={() => setRenewing(undefined)}
        title={t('apiKeys.askRenew.title', { name: renewing?.name })}
        description={t('apiKeys.askRenew.description')}
        confirmLabel={t('apiKeys.renew')}
        cancelLabel={t('apiKeys.askRenew.cancel')}
        onConfirm={() => renewing && renew(renewing)}
      />
    </>
  );
}
