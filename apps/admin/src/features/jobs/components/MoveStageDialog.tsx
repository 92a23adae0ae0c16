import type { CandidateStage, FieldErrors } from '@larder/domain/contract';
import { RadioGroup } from '@larder/ui/RadioGroup';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { useFieldForm } from '../../../hooks/useFieldForm';
import type { CandidateMoves, MoveQuestion } from '../useCandidateMoves';
import { useFormats } from '../../../hooks/useFormats';
import { useJobLabels } from '../useJobLabels';

export interface MoveDialogProps {
  question: MoveQuestion;
  moves: CandidateMoves;
}

/** Chooses the stage to which candidates are moved. */
export function MoveStageDialog({ question: { candidates }, moves }: MoveDialogProps) {
  const { t } = useTranslation();
  const labels = useJobLabels();
  const formats = useFormats();
  const stages = [...new Set(candidates.flatMap(moves.stagesOf))].filter((stage) => moves.accepts(candidates, stage));
  const form = useFieldForm<{ stage: CandidateStage | '' }>({
    initial: { stage: stages[0] ?? '' },
    validate: ({ stage }): FieldErrors => (stage ? {} : { stage: ['pick'] }),
    send: async ({ stage }) => {
      moves.close();
      if (stage) moves.move(candidates, stage);
    },
  });
  return (
    <FormLayer
      kind="dialog"
      open
      onOpenChange={moves.close}
      title={t('jobs.move.of', { name: formats.list(candidates.map(({ fullName }) => fullName)) })}
      saveLabel={t('jobs.move.confirm')}
      savingLabel={t('jobs.toasts.moving')}
      form={{ ...form, isDirty: false }}
    >
      <RadioGroup
        label={t('jobs.fields.stage')}
        options={stages.map((stage) => ({ value: stage, label: labels.stage(stage) }))}
        value={form.values.stage || undefined}
        error={form.errorOf('stage')}
        onValueChange={(stage) => form.set({ stage: stage as CandidateStage })}
      />
    </FormLayer>
  );
}
