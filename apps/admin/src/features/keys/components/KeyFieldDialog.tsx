import { useUpdateApiKey } from '@larder/domain';
import { apiKeyEndpoints, type ApiKey } from '@larder/domain/contract';
import { TextField } from '@larder/ui';
import { Select } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { schemaErrors } from '../../../lib/schemaErrors';
import { useAccessOptions } from '../../../entities/keys/useAccessOptions';

export interface KeyFieldDialogProps {
  apiKey: ApiKey;
  field: 'name' | 'access';
  onClose: () => void;
}

/** Dialog that renames a key or changes its access. */
export function KeyFieldDialog({ apiKey, field, onClose }: KeyFieldDialogProps) {
  const { t } = useTranslation();
  const options = useAccessOptions();
  const { mutateAsync: update } = useUpdateApiKey();
  const { id, version } = apiKey;
  const form = useFieldForm({
    initial: { name: apiKey.name, access: apiKey.access },
    validate: (values) => schemaErrors(apiKeyEndpoints.update.input, { id, ...values }),
    send: async (values) => {
      await update({ id, version, [field]: values[field] });
      onClose();
    },
  });
  return (
    <FormLayer
      kind="question"
      open
      onOpenChange={onClose}
      title={t(`apiKeys.edit.${field}`, { name: apiKey.name })}
      saveLabel={t('common.saveBar.save')}
      savingLabel={t('common.saveBar.saving')}
      form={form}
    >
      {field === 'name' ? (
        <TextField
          label={t('apiKeys.fields.name')}
          dir="auto"
          maxLength={40}
          requiredMark
          value={form.values.name}
          error={form.errorOf('name')}
          onChange={(event) => form.set({ name: event.target.value })}
        />
      ) : (
        <Select
          label={t('apiKeys.fields.access')}
          value={form.values.access}
          onValueChange={(access) => form.set({ access })}
          options={options}
        />
      )}
    </FormLayer>
  );
}
