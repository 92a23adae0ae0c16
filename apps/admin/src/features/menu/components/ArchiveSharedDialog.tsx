import { Checkbox, Stack, Text } from '@larder/ui';
import { ConfirmDialog } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListKind } from '../menuSearch';
import { usageOps, usersOf, type SharedRecord } from '../menuUsers';
import type { LoadedMenu } from '../useMenu';
import type { MenuEdits } from '../useMenuEdits';
import { useMenuReason } from '../useMenuReason';
import * as styles from './Menu.css';

export interface ArchiveSharedDialogProps {
  kind: ListKind;
  menu: LoadedMenu;
  edits: MenuEdits;
  record: SharedRecord;
  onClose: () => void;
}

/**
 * Asks before a modifier group, a daypart or an allergen is archived. Lists the records that use it, and offers to
 * unlink it.
 */
export function ArchiveSharedDialog({ kind, record, menu, edits, onClose }: ArchiveSharedDialogProps) {
  const { t } = useTranslation();
  const reason = useMenuReason();
  const [unlinks, setUnlinks] = useState(true);
  const { id, name, version } = record;
  const users = usersOf(menu.catalogue, kind, id);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('menu.lists.archiveTitle', { name })}
      description={t(users.length > 0 ? `menu.lists.used.${kind}` : 'menu.lists.unused')}
      confirmLabel={t('menu.lists.archive', { name })}
      cancelLabel={t('menu.lists.keep')}
      onConfirm={async () => {
        try {
          await edits.commit(
            [{ op: 'archive', kind, id, version }, ...(unlinks ? usageOps(menu.catalogue, kind, id, []) : [])],
            t('menu.toasts.archived', { name }),
          );
        } catch (error) {
          throw new Error(reason(error), { cause: error });
        }
      }}
    >
      {users.length > 0 && (
        <Stack gap="px12">
          <ul className={styles.userNames} aria-label={t('menu.fields.users')}>
            {users.map((user) => (
              <li key={user.record.id}>
                <bdi>{user.record.name}</bdi>
                {user.kind !== 'item' && <Text tone="muted"> · {t(`menu.kinds.${user.kind}`)}</Text>}
              </li>
            ))}
          </ul>
          <Checkbox
            label={t('menu.lists.unlink')}
            description={t(`menu.lists.unlinkHint.${kind}`)}
            checked={unlinks}
            onCheckedChange={setUnlinks}
          />
        </Stack>
      )}
    </ConfirmDialog>
  );
}
