import { useMenuRevisions, useRollBackMenu } from '@larder/domain';
import type { MenuRevision } from '@larder/domain/contract';
import { Alert, Stack, Text } from '@larder/ui';
import { ConfirmDialog } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notify';
import { useChangeLabels } from '../useChangeLabels';
import type { LoadedMenu } from '../useMenu';
import { useMenuReason } from '../useMenuReason';
import { ChangeLine } from './ChangeLine';
import * as styles from './Menu.css';

export interface RollBackDialogProps {
  revision: MenuRevision;
  menu: LoadedMenu;
  onClose: () => void;
}

/** Asks for confirmation before an earlier revision is published again, and lists the changes that this undoes. */
export function RollBackDialog({ revision: { number }, menu, onClose }: RollBackDialogProps) {
  const { t } = useTranslation();
  const reason = useMenuReason();
  const labels = useChangeLabels(menu);
  const { mutateAsync: rollBack } = useRollBackMenu();
  const revisions = useMenuRevisions({ perPage: 50 }).data?.revisions ?? [];
  const { draft } = menu;
  const undone = revisions
    .filter((each) => each.number > number)
    .flatMap(({ number: of, changes }) => changes.map((change) => ({ of, change })));
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('menu.history.askTitle', { n: number })}
      description={t('menu.history.askText', { n: draft.baseRevision + 1 })}
      confirmLabel={t('menu.history.rollBackTo', { n: number })}
      cancelLabel={t('menu.history.keep')}
      onConfirm={async () => {
        try {
          await rollBack({
            revision: number,
            draftVersion: draft.draftVersion,
            discardDraft: draft.changes > 0,
            note: '',
          });
        } catch (error) {
          throw new Error(reason(error), { cause: error });
        }
        void notify((toast) => void toast.success(t('menu.toasts.rolledBack', { n: number })));
      }}
    >
      <Stack gap="px12">
        {draft.changes > 0 && <Alert tone="warning">{t('menu.history.losesDraft', { count: draft.changes })}</Alert>}
        <Text as="p">{t('menu.history.undoes', { count: undone.length })}</Text>
        <ul className={styles.plainList} style={{ maxBlockSize: 240, overflow: 'auto' }}>
          {undone.map(({ of, change }) => (
            <li key={`${of} ${change.id}`} className={styles.change}>
              <span />
              <ChangeLine change={change} labels={labels} by={t('menu.draft.revision', { n: of })} />
            </li>
          ))}
        </ul>
      </Stack>
    </ConfirmDialog>
  );
}
