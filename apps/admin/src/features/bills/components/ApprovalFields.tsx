import { Grid, TextField } from '@larder/ui';
import { Select } from '@larder/ui/overlays';
import { TextArea } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import type { ActionForm } from '../useActionForm';
import type { Approvers, ApproverValues } from '../useApprovers';
import { useBillLabels } from '../useBillLabels';

export interface ApprovalValues extends ApproverValues {
  reason: string;
  note: string;
}

export interface ApprovalFieldsProps<Values extends ApprovalValues> {
  form: ActionForm<Values>;
  reasons: readonly string[];
  approvers: Approvers;
}

/** Reason, note and approver of a change. An approver other than the user must enter a PIN. */
export function ApprovalFields<Values extends ApprovalValues>({
  form,
  reasons,
  approvers,
}: ApprovalFieldsProps<Values>) {
  const { t } = useTranslation();
  const labels = useBillLabels();
  const { values, errorOf } = form;
  const set = (change: Partial<ApprovalValues>) => form.set(change as Partial<Values>);
  return (
    <>
      <Select
        label={t('bills.fields.reason')}
        requiredMark
        value={values.reason || null}
        options={reasons.map((value) => ({ value, label: labels.reason(value) }))}
        onValueChange={(reason) => set({ reason })}
        error={errorOf('reason')}
      />
      <TextArea
        label={t('bills.forms.note')}
        rows={2}
        maxLength={500}
        requiredMark={values.reason === 'other'}
        value={values.note}
        onValueChange={(note) => set({ note })}
        error={errorOf('note')}
      />
      <Grid columns={{ base: 1, sm: 2 }} gap="px16">
        <Select
          label={t('bills.fields.approver')}
          requiredMark
          value={approvers.chosen(values) || null}
          loading={approvers.isPending}
          options={approvers.approvers.map(({ id, name }) => ({ value: id, label: name }))}
          onValueChange={(staffId) => set({ staffId, pin: '' })}
          error={errorOf('staffId')}
        />
        {approvers.chosen(values) !== '' && approvers.needsPin(values) && (
          <TextField
            label={t('bills.forms.pin')}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            maxLength={4}
            requiredMark
            value={values.pin}
            onValueChange={(pin) => set({ pin })}
            error={errorOf('pin')}
          />
        )}
      </Grid>
    </>
  );
}
