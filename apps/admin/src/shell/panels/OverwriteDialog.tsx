import { askOverwrite, conflictFields, resolveConflicts, type OverwriteQuestion } from '@larder/domain';
import { Stack, Text } from '@larder/ui';
import { ConfirmDialog } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { FieldDifferences } from '../../components/FieldDifferences';
import { useFieldTexts } from '../../entities/records/useFieldTexts';
import { useChangeText, useUndo } from '../../hooks/useUndo';

export interface OverwriteDialogProps {
  question: OverwriteQuestion;
}

/** Asks whether a change or its undo may overwrite newer values, and shows both values. */
export function OverwriteDialog({ question }: OverwriteDialogProps) {
  const { t } = useTranslation();
  const describe = useChangeText();
  const fieldTexts = useFieldTexts();
  const undo = useUndo();
  const { text, reload, conflicts } = question;
  const isUndo = question.id !== undefined;
  const isDeletion = !isUndo && conflicts.some(({ call }) => call.method === 'DELETE');
  const change = isDeletion ? 'delete' : 'change';
  const decide = (decision: 'overwrite' | 'keep') => {
    askOverwrite(null);
    if (question.id !== undefined) resolveConflicts(question.id, conflicts, decision);
    if (decision === 'keep') return;
    if (question.id === undefined) question.overwrite();
    else void undo(question);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && decide('keep')}
      title={t('changes.conflict.title')}
      description={
        isUndo ? t('changes.conflict.description', { what: describe(text) }) : t(`changes.conflict.${change}`)
      }
      confirmLabel={t(isUndo ? 'changes.conflict.anyway' : `changes.conflict.${change}Anyway`)}
      cancelLabel={t('changes.conflict.keep')}
      onConfirm={() => decide('overwrite')}
    >
      <Stack gap="px8">
        {conflicts.map((conflict) => {
          const texts = fieldTexts(reload[0], conflict.current);
          const differences = conflictFields(conflict).map(({ name, restored, current }) => ({
            label: texts.label(name),
            from: texts.value(name, current),
            to: texts.value(name, restored),
          }));
          return (
            <div key={String(conflict.current['id'])}>
              <Text variant="bodyStrong">{texts.name}</Text>
              <FieldDifferences differences={differences} />
              {isUndo && conflict.call.method === 'DELETE' && <Text tone="muted">{t('changes.conflict.deletes')}</Text>}
            </div>
          );
        })}
      </Stack>
    </ConfirmDialog>
  );
}
