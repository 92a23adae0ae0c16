import { useUpdateApiKey } from '@larder/domain';
import { apiKeyEndpoints, type ApiKey } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { schemaErrors } from '../../../lib/schemaErrors';
import { KeyAccessField, KeyNameField } from '../../../entities/keys/KeyFields';

export interface KeyFieldDialogProps {
  apiKey: ApiKey;
  field: 'name' | 'access';
  onClose: () => void;
}

/** Dialog that renames a key or changes its access. */
export function KeyFieldDialog({ apiKey, field, onClose }: KeyFieldDialogProps) {
  const { t } = useTranslation();
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
        <KeyNameField
          value={form.values.name}
          error={form.errorOf('name')}
          onValueChange={(name) => form.set({ name })}
        />
      ) : (
        <KeyAccessField value={form.values.access} onValueChange={(access) => form.set({ access })} />
      )}
    </FormLayer>
  );
}
