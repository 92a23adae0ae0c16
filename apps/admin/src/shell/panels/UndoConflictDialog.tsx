import { askUndo, conflictFields, resolveConflicts, type UndoQuestion } from '@larder/domain';
import { Stack, Text } from '@larder/ui';
import { ConfirmDialog } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { FieldDifferences } from '../../components/FieldDifferences';
import { useFieldTexts } from '../../entities/records/useFieldTexts';
import { useChangeText, useUndo } from '../../hooks/useUndo';

export interface UndoConflictDialogProps {
  question: UndoQuestion;
}

/** Asks whether undo may overwrite newer values, and shows them. */
export function UndoConflictDialog({ question }: UndoConflictDialogProps) {
  const { t } = useTranslation();
  const describe = useChangeText();
  const fieldTexts = useFieldTexts();
  const undo = useUndo();
  const { id, text, reload, conflicts } = question;
  const decide = (decision: 'overwrite' | 'keep') => {
    askUndo(null);
    resolveConflicts(id, conflicts, decision);
    if (decision === 'overwrite') void undo(question);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && decide('keep')}
      title={t('changes.conflict.title')}
      description={t('changes.conflict.description', { what: describe(text) })}
      confirmLabel={t('changes.conflict.anyway')}
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
              {conflict.call.method === 'DELETE' && <Text tone="muted">{t('changes.conflict.deletes')}</Text>}
            </div>
          );
        })}
      </Stack>
    </ConfirmDialog>
  );
}
