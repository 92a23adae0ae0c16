import { moveErrors, refusalReasons, type RefusalReason } from '@larder/domain/contract';
import { Switch, TextArea } from '@larder/ui';
import { Select } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { useFormats } from '../../../hooks/useFormats';
import { useJobLabels } from '../useJobLabels';
import type { MoveDialogProps } from './MoveStageDialog';

/** Ends applications with a reason and, optionally, a letter. */
export function RejectDialog({ question: { candidates }, moves }: MoveDialogProps) {
  const { t } = useTranslation();
  const labels = useJobLabels();
  const formats = useFormats();
  const withoutEmail = candidates.find(({ email }) => email === '');
  const form = useFieldForm<{ reason: RefusalReason | null; note: string; letter: boolean }>({
    initial: { reason: null, note: '', letter: withoutEmail === undefined },
    validate: ({ reason, note, letter }) =>
      moveErrors(
        { stage: 'refused', refusal: reason ? { reason, note, letter } : undefined },
        { email: withoutEmail ? '' : (candidates[0]?.email ?? '') },
        '',
      ),
    send: async ({ reason, note, letter }) => {
      if (!reason) return;
      moves.close();
      await moves.run(candidates, 'refused', { refusal: { reason, note, letter } });
    },
  });
  return (
    <FormLayer
      kind="dialog"
      open
      onOpenChange={moves.close}
      title={t('jobs.reject.title', { name: formats.list(candidates.map(({ fullName }) => fullName)) })}
      saveLabel={t('jobs.reject.confirm')}
      savingLabel={t('jobs.toasts.moving')}
      form={form}
    >
      <Select
        label={t('jobs.fields.reason')}
        required
        options={refusalReasons.map((value) => ({ value, label: labels.reason(value) }))}
        value={form.values.reason}
        error={form.errorOf('refusal.reason')}
        onValueChange={(reason) => form.set({ reason })}
      />
      <TextArea
        label={t('jobs.fields.note')}
        description={t('jobs.reject.noteHelp')}
        maxLength={1000}
        value={form.values.note}
        onChange={(event) => form.set({ note: event.currentTarget.value })}
      />
      <Switch
        label={t('jobs.reject.letter')}
        description={withoutEmail && t('jobs.reject.noEmail', { name: withoutEmail.fullName })}
        checked={form.values.letter}
        disabled={withoutEmail !== undefined}
        onCheckedChange={(letter) => form.set({ letter })}
      />
    </FormLayer>
  );
}
