import { useAddApiKey } from '@larder/domain';
import { newApiKeySchema, isNameTaken, type ApiKey, type ApiKeyAccess } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { FormCard } from '../../../components/FormCard';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { schemaErrors } from '../../../lib/schemaErrors';
import { KeyAccessField, KeyNameField } from '../../../entities/keys/KeyFields';

export interface CreateKeyCardProps {
  keys: readonly ApiKey[];
  onSecret: (name: string, secret: string) => void;
}

const empty = { access: 'read' as ApiKeyAccess, name: '' };

/** Creates a key. Its secret is shown once. */
export function CreateKeyCard({ keys, onSecret }: CreateKeyCardProps) {
  const { t } = useTranslation();
  const { mutateAsync: add } = useAddApiKey();
  const form = useFieldForm({
    initial: empty,
    validate: (values) =>
      isNameTaken(keys, values.name) ? { name: ['taken'] } : schemaErrors(newApiKeySchema, values),
    send: async (values) => {
      const { key, secret } = await add(values);
      form.reset(empty);
      onSecret(key.name, secret);
    },
  });
  return (
    <FormCard
      title={t('apiKeys.create.title')}
      saveLabel={t('apiKeys.create.action')}
      savingLabel={t('apiKeys.create.creating')}
      form={form}
    >
      <KeyAccessField value={form.values.access} onValueChange={(access) => form.set({ access })} />
      <KeyNameField
        description={t('apiKeys.create.nameHelp')}
        value={form.values.name}
        error={form.errorOf('name')}
        onValueChange={(name) => form.set({ name })}
      />
    </FormCard>
  );
}
