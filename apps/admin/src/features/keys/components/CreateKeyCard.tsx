import { useAddApiKey } from '@larder/domain';
import { newApiKeySchema, type ApiKey, type ApiKeyAccess } from '@larder/domain/contract';
import { Alert, Button, Card, Stack, TextField } from '@larder/ui';
import { Select } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
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
    <Card title={t('apiKeys.create.title')}>
      <form
        id={form.id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <Stack gap="px16">
          {form.failure && (
            <Alert tone="danger" title={t('common.notSaved')}>
              {form.failure}
            </Alert>
          )}
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
          <Stack direction="row">
            <Button type="submit" variant="filled" loading={form.isSaving} loadingLabel={t('apiKeys.create.creating')}>
              {t('apiKeys.create.action')}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Card>
  );
}
