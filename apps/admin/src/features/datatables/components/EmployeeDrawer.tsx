import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { employeeStatuses } from '@larder/domain/contract';
import { Button, Stack, TextField } from '@larder/ui';
import { DateField } from '@larder/ui/DateField';
import { Drawer, Select } from '@larder/ui/overlays';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../../lib/useFieldMessage';
import { emptyDraft, employeeDraftSchema, type EmployeeDraft } from '../employeeDraft';
import { useEmployeeLabels } from '../useEmployeeLabels';

export interface EmployeeDrawerProps {
  onClose: () => void;
  onAdd: (draft: EmployeeDraft) => void;
}

const texts = ['full_name', 'post', 'email', 'city'] as const;
const numbers = ['salary', 'age'] as const;

/** Adds a row to the table beside it; nothing is sent. */
export function EmployeeDrawer({ onClose, onAdd }: EmployeeDrawerProps) {
  const { t } = useTranslation();
  const labels = useEmployeeLabels();
  const message = useFieldMessage();
  const formId = useId();
  const form = useForm<EmployeeDraft>({
    defaultValues: emptyDraft,
    resolver: standardSchemaResolver(employeeDraftSchema),
  });
  const { errors } = form.formState;
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
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('datatables.team.new')}
      footer={
        <>
          <Button variant="plain" tone="dark" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="filled">
            {t('datatables.team.add')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          void form.handleSubmit(onAdd)(event);
        }}
      >
        <Stack gap="px16">
          {texts.map(field)}
          <Controller
            control={form.control}
            name="start_date"
            render={({ field: { value, onChange, onBlur } }) => (
              <DateField
                label={labels.column('start_date')}
                requiredMark
                value={value || null}
                onChange={(day) => onChange(day ?? '')}
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
                onChange={onChange}
              />
            )}
          />
        </Stack>
      </form>
    </Drawer>
  );
}
