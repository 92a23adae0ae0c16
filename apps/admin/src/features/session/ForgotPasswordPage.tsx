import { sendCodeSchema } from '@larder/domain/contract';
import { Button, Stack } from '@larder/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../components/FormFailure';
import { schemaErrors } from '../../lib/schemaErrors';
import { BackToSignIn } from './components/BackToSignIn';
import { DemoHint } from './components/DemoHint';
import { EmailLinkForm } from './components/EmailLinkForm';
import { Recipient } from './components/Recipient';
import { ResendButton } from './components/ResendButton';
import { focusHeading } from './focusHeading';
import { SessionPage } from './SessionPage';
import { useResend } from './useResend';
import { useSessionForm } from './useSessionForm';

const purpose = 'reset-password' as const;

export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const link = useResend();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSessionForm({
    initial: { email: '' },
    validate: (values) => schemaErrors(sendCodeSchema, { purpose, ...values }),
    send: async ({ email }) => {
      setSentTo((await link.send({ purpose, email })).sentTo);
      focusHeading();
    },
  });
  const title = t('session.forgotPassword.title');

  return (
    <SessionPage
      title={title}
      lead={
        sentTo === null ? (
          t('session.forgotPassword.lead')
        ) : (
          <>
            {t('session.forgotPassword.sent')} <Recipient>{sentTo}</Recipient>
          </>
        )
      }
    >
      {sentTo === null ? (
        <EmailLinkForm form={form} label={title} autoComplete="username" />
      ) : (
        <Stack gap="px16">
          <DemoHint sent="resetPassword" />
          <FormFailure title={t('session.link.failed')}>{link.failure}</FormFailure>
          <ResendButton resend={link} onSend={() => void link.resend({ purpose, email: sentTo })} />
          <Button variant="plain" block onClick={() => setSentTo(null)}>
            {t('session.link.otherAddress')}
          </Button>
        </Stack>
      )}
      <BackToSignIn />
    </SessionPage>
  );
}
