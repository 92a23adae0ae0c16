import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { employeeStatuses } from '@larder/domain/contract';
import { TextField } from '@larder/ui';
import { DateField } from '@larder/ui/DateField';
import { Select } from '@larder/ui/overlays';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { useFailureReason } from '../../../hooks/useFailureReason';
import { useFieldMessage } from '../../../hooks/useFieldMessage';
import { emptyDraft, employeeDraftSchema, type EmployeeDraft } from '../employeeDraft';
import { useEmployeeLabels } from '../../../entities/employees/useEmployeeLabels';

export interface EmployeeDrawerProps {
  title: string;
  /** Label of the submit button. */
  saveLabel: string;
  /** Initial values. @default empty */
  draft?: EmployeeDraft;
  onClose: () => void;
  /** Saves the draft. If it rejects, the drawer stays open. */
  onSave: (draft: EmployeeDraft) => unknown;
}

const texts = ['full_name', 'post', 'email', 'city'] as const;
const numbers = ['salary', 'age'] as const;

export function EmployeeDrawer({ title, saveLabel, draft = emptyDraft, onClose, onSave }: EmployeeDrawerProps) {
  const { t } = useTranslation();
  const labels = useEmployeeLabels();
  const message = useFieldMessage();
  const form = useForm<EmployeeDraft>({
    defaultValues: draft,
    resolver: standardSchemaResolver(employeeDraftSchema),
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const reason = useFailureReason();
  const save = async (filled: EmployeeDraft) => {
    try {
      await onSave(filled);
    } catch (error) {
      form.setError('root', { message: reason(error) });
    }
  };
  const field = (name: (typeof texts)[number] | (typeof numbers)[number]) => (
    <TextField
      key={name}
      label={labels.column(name)}
      requiredMark
      aria-required
      inputMode={name === 'salary' ? 'decimal' : name === 'age' ? 'numeric' : undefined}
      type={name === 'email' ? 'email' : 'text'}
      error={message(errors[name]?.message)}
      {...form.register(name)}
    />
  );
  return (
    <FormLayer
      kind="drawer"
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      saveLabel={saveLabel}
      savingLabel={t('datatables.editable.saving')}
      form={{
        isDirty,
        isSaving: isSubmitting,
        failure: errors.root?.message,
        submit: () => void form.handleSubmit(save)(),
      }}
    >
      {texts.map(field)}
      <Controller
        control={form.control}
        name="start_date"
        render={({ field: { value, onChange, onBlur } }) => (
          <DateField
            label={labels.column('start_date')}
            requiredMark
            value={value || null}
            onValueChange={(day) => onChange(day ?? '')}
            onBlur={onBlur}
            error={message(errors.start_date?.message)}
          />
        )}
      />
      {numbers.map(field)}
      <Controller
        control={form.control}
        name="status"
        render={({ field: { value, onChange } }) => (
          <Select
            label={labels.column('status')}
            value={value}
            options={employeeStatuses.map((status) => ({ value: String(status), label: labels.status(status) }))}
            onValueChange={onChange}
          />
        )}
      />
    </FormLayer>
  );
}
