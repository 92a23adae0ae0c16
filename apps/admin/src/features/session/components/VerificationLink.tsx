import { ApiError, isSignedIn } from '@larder/domain';
import { sendCodeSchema } from '@larder/domain/contract';
import { Alert, Button, Stack, TextField } from '@larder/ui';
import { useNavigate } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { safeNext } from '../../../lib/safeNext';
import { schemaErrors } from '../../../lib/schemaErrors';
import { resendDelay, useResend } from '../useResend';
import { useSessionForm } from '../useSessionForm';
import { useSessionPaths } from '../useSessionPaths';
import { DemoHint } from './DemoHint';
import { ResendButton } from './ResendButton';
import { SessionForm } from './SessionForm';
import * as styles from '../SessionPage.css';

const purpose = 'verify-email' as const;

export interface VerificationLinkProps {
  /** Address of the signed-in user. Without it, the user enters one. */
  email?: string;
  /** True if a link has just been sent to the address. @default false */
  isSent?: boolean;
}

/** Sends a link to confirm the address. Signed-in users can change the address. */
export function VerificationLink({ email, isSent: wasSent = false }: VerificationLinkProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useSessionPaths();
  const link = useResend(wasSent ? resendDelay : 0);
  const [target, setTarget] = useState(email);
  const [isSent, setSent] = useState(wasSent);
  const form = useSessionForm({
    initial: { email: '' },
    validate: (values) => schemaErrors(sendCodeSchema, { purpose, ...values }),
    send: async (values) => {
      try {
        await link.send(isSignedIn() ? { purpose, newEmail: values.email } : { purpose, ...values });
      } catch (error) {
        const { newEmail } = error instanceof ApiError ? error.errors : {};
        if (!newEmail) throw error;
        form.showErrors({ email: newEmail });
        return;
      }
      setTarget(values.email.trim());
      setSent(true);
    },
  });
  const resend = async (address: string) => {
    if (await link.resend({ purpose, email: address })) setSent(true);
  };

  if (target === undefined) {
    return (
      <>
        <p className={styles.text}>{t('session.verifyEmail.lead')}</p>
        <SessionForm
          form={form}
          label={t('session.verifyEmail.title')}
          submitLabel={t('session.link.submit')}
          sendingLabel={t('session.link.submitting')}
          failedTitle={t('session.link.failed')}
        >
          <TextField
            label={t('session.fields.email')}
            type="email"
            autoComplete="email"
            autoFocus
            data-initial-focus
            startIcon={Mail}
            {...form.field('email')}
          />
        </SessionForm>
      </>
    );
  }
  return (
    <Stack gap="px16">
      <p className={styles.text}>
        {t(isSent ? 'session.verifyEmail.sent' : 'session.verifyEmail.unsent')}
        <bdi className={styles.address}>{target}</bdi>
      </p>
      {isSent && <DemoHint sent="verifyEmail" />}
      {link.failure ? (
        <Alert tone="danger" title={t('session.link.failed')}>
          {link.failure}
        </Alert>
      ) : null}
      <ResendButton
        resend={link}
        label={isSent ? undefined : t('session.link.submit')}
        onSend={() => void resend(target)}
      />
      <Button variant="plain" block onClick={() => setTarget(undefined)}>
        {t('session.verifyEmail.change')}
      </Button>
      {isSignedIn() && (
        <Button variant="plain" block onClick={() => void navigate({ href: safeNext(search.next) })}>
          {t('session.verifyEmail.skip')}
        </Button>
      )}
    </Stack>
  );
}
