import { useSubscribe } from '@larder/domain';
import { subscriptionSchema, type NewsletterTopic } from '@larder/domain/contract';
import { Alert, Button, Stack, TextField } from '@larder/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { schemaErrors } from '../../../lib/schemaErrors';

/** Adds an email address to the list of a topic. */
export function NotifyForm({ topic }: { topic: NewsletterTopic }) {
  const { t } = useTranslation();
  const { mutateAsync: subscribe } = useSubscribe();
  const [address, setAddress] = useState<string>();
  const form = useFieldForm({
    initial: { email: '' },
    validate: (values) => schemaErrors(subscriptionSchema, { ...values, topic }),
    send: async ({ email }) => setAddress((await subscribe({ email, topic })).email),
  });
  if (address !== undefined)
    return (
      <Alert tone="success" role="status" title={t('status.notify.thanks')}>
        {t('status.notify.thanksLead', { email: address })}
      </Alert>
    );
  const isTaken = form.errors.email?.[0] === 'taken';
  return (
    <form
      id={form.id}
      noValidate
      aria-label={t('status.notify.submit')}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <Stack gap="px12">
        {form.failure && (
          <Alert tone="danger" title={t('status.notify.failed')}>
            {form.failure}
          </Alert>
        )}
        <TextField
          label={t('status.notify.email')}
          description={t('status.notify.lead')}
          type="email"
          dir="ltr"
          autoComplete="email"
          startIcon={Mail}
          required
          requiredMark={false}
          value={form.values.email}
          onValueChange={(email) => form.set({ email })}
          error={isTaken ? t('status.notify.taken') : form.errorOf('email')}
        />
        <Stack direction="row">
          <Button type="submit" loading={form.isSaving} loadingLabel={t('status.notify.submit')}>
            {t('status.notify.submit')}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
