import { useMenuRevisions, useRollBackMenu } from '@larder/domain';
import type { MenuRevision } from '@larder/domain/contract';
import { Alert, Checkbox, Stack, Text } from '@larder/ui';
import { ConfirmDialog } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notify';
import type { LoadedMenu } from '../useMenu';
import { useMenuReason } from '../useMenuReason';
import { ChangeList } from './ChangeList';

export interface RollBackDialogProps {
  revision: MenuRevision;
  menu: LoadedMenu;
  onClose: () => void;
}

/** Asks for confirmation before an earlier revision is published again, and lists the changes that this undoes. */
export function RollBackDialog({ revision: { number }, menu, onClose }: RollBackDialogProps) {
  const { t } = useTranslation();
  const reason = useMenuReason();
  const { mutateAsync: rollBack } = useRollBackMenu();
  const revisions = useMenuRevisions({ perPage: 50 }).data?.revisions ?? [];
  const { draft } = menu;
  const [keepsDraft, setKeepsDraft] = useState(false);
  const later = revisions.filter((each) => each.number > number);
  const revisionOf = new Map(later.flatMap((each) => each.changes.map((change) => [change, each.number])));
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
            discardDraft: draft.changes > 0 && !keepsDraft,
            keepDraft: keepsDraft,
            note: '',
          });
        } catch (error) {
          throw new Error(reason(error), { cause: error });
        }
        void notify((toast) => void toast.success(t('menu.toasts.rolledBack', { n: number })));
      }}
    >
      <Stack gap="px12">
        {draft.changes > 0 && !keepsDraft && (
          <Alert tone="warning">{t('menu.history.losesDraft', { count: draft.changes })}</Alert>
        )}
        <Checkbox
          label={t('menu.history.keepDraft')}
          description={t('menu.history.keepDraftHint')}
          checked={keepsDraft}
          onCheckedChange={setKeepsDraft}
        />
        <Text as="p">{t('menu.history.undoes', { count: revisionOf.size })}</Text>
        <ChangeList
          menu={menu}
          changes={[...revisionOf.keys()]}
          noteOf={(change) => t('menu.draft.revision', { n: revisionOf.get(change) })}
        />
      </Stack>
    </ConfirmDialog>
  );
}
