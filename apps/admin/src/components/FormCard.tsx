import { Button, Card, Stack } from '@larder/ui';
import type { ReactNode } from 'react';
import type { LayerForm } from './FormLayer';
import { FormFailure } from './FormFailure';

export interface FormCardProps {
  title: string;
  /** Label of the submit button. */
  saveLabel: string;
  /** Label of the submit button while saving. */
  savingLabel: string;
  form: LayerForm;
  /** Fields, stacked. */
  children: ReactNode;
}

/** A card with a form and its submit button. */
export function FormCard({ title, saveLabel, savingLabel, form, children }: FormCardProps) {
  return (
    <Card title={title}>
      <form
        id={form.id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <Stack gap="px16">
          <FormFailure>{form.failure}</FormFailure>
          {children}
          <Stack direction="row">
            <Button type="submit" variant="filled" loading={form.isSaving} loadingLabel={savingLabel}>
              {saveLabel}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Card>
  );
}
