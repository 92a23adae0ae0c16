import { TextField } from '@larder/ui';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { useSessionForm } from '../useSessionForm';
import { SessionForm, type SessionFormProps } from './SessionForm';

export interface EmailLinkFormProps extends Pick<SessionFormProps, 'label'> {
  form: ReturnType<typeof useSessionForm<{ email: string }>>;
  /** Kind of address that the browser fills in: that of the account, or any. */
  autoComplete: 'username' | 'email';
}

/** Asks for the email address that a link is sent to. */
export function EmailLinkForm({ form, label, autoComplete }: EmailLinkFormProps) {
  const { t } = useTranslation();
  return (
    <SessionForm
      form={form}
      label={label}
      submitLabel={t('session.link.submit')}
      sendingLabel={t('session.link.submitting')}
      failedTitle={t('session.link.failed')}
    >
      <TextField
        label={t('session.fields.email')}
        type="email"
        autoComplete={autoComplete}
        autoFocus
        data-route-focus
        startIcon={Mail}
        {...form.field('email')}
      />
    </SessionForm>
  );
}
