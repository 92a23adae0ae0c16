import { rule } from '@larder/domain/contract';
import { TextField } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormLayer } from '../../../components/FormLayer';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { schemaErrors } from '../../../lib/schemaErrors';

export interface HandleDialogProps {
  /** Name of the network, such as “Instagram”. */
  network: string;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Saves the handle, without `@`. */
  save: (handle: string) => Promise<unknown>;
}

const schema = z.object({ handle: z.string().check(rule.trimmed, rule.required, rule.maxLength(80)) });

/** Dialog that asks for the handle of a social account. */
export function HandleDialog({ network, open, onOpenChange, save }: HandleDialogProps) {
  const { t } = useTranslation();
  const form = useFieldForm({
    initial: { handle: '' },
    validate: (values) => schemaErrors(schema, { handle: values.handle.replace(/^@/, '') }),
    send: async ({ handle }) => {
      await save(handle.trim().replace(/^@/, ''));
      onOpenChange(false);
    },
  });
  return (
    <FormLayer
      kind="question"
      open={open}
      onOpenChange={onOpenChange}
      title={t('users.detail.connections.connectTitle', { name: network })}
      saveLabel={t('users.detail.connections.connect')}
      savingLabel={t('users.form.saving')}
      form={form}
    >
      <TextField
        label={t('users.detail.connections.handle')}
        prefix="@"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        requiredMark
        value={form.values.handle}
        error={form.errorOf('handle')}
        onChange={(event) => form.set({ handle: event.target.value })}
      />
    </FormLayer>
  );
}
