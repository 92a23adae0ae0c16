import { useAddApiKey } from '@larder/domain';
import { newApiKeySchema, type ApiKey, type ApiKeyAccess } from '@larder/domain/contract';
import { TextField } from '@larder/ui';
import { Select } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { FormCard } from '../../../components/FormCard';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { schemaErrors } from '../../../lib/schemaErrors';
import { useAccessOptions } from '../../../entities/keys/useAccessOptions';

export interface CreateKeyCardProps {
  keys: readonly ApiKey[];
  onSecret: (name: string, secret: string) => void;
}

const empty = { access: 'read' as ApiKeyAccess, name: '' };

/** Creates a key. Its secret is shown once. */
export function CreateKeyCard({ keys, onSecret }: CreateKeyCardProps) {
  const { t } = useTranslation();
  const options = useAccessOptions();
  const { mutateAsync: add } = useAddApiKey();
  const form = useFieldForm({
    initial: empty,
    validate: (values) => {
      const isTaken = keys.some(({ name }) => name.toLowerCase() === values.name.trim().toLowerCase());
      return isTaken ? { name: ['taken'] } : schemaErrors(newApiKeySchema, values);
    },
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
      <Select
        label={t('apiKeys.fields.access')}
        value={form.values.access}
        onValueChange={(access) => form.set({ access })}
        options={options}
      />
      <TextField
        label={t('apiKeys.fields.name')}
        description={t('apiKeys.create.nameHelp')}
        dir="auto"
        autoComplete="off"
        maxLength={40}
        requiredMark
        value={form.values.name}
        error={form.errorOf('name')}
        onChange={(event) => form.set({ name: event.target.value })}
      />
    </FormCard>
  );
}
