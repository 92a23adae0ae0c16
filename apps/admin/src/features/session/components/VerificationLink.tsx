import { ApiError, isSignedIn, useSession } from '@larder/domain';
import { sendCodeSchema } from '@larder/domain/contract';
import { Alert, Button, Stack } from '@larder/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../../components/FormFailure';
import { safeNext } from '../../../lib/safeNext';
import { schemaErrors } from '../../../lib/schemaErrors';
import { focusHeading } from '../focusHeading';
import { SessionPage } from '../SessionPage';
import { resendDelay, useResend } from '../useResend';
import { useSessionForm } from '../useSessionForm';
import { useSessionPaths } from '../useSessionPaths';
import { DemoHint } from './DemoHint';
import { EmailLinkForm } from './EmailLinkForm';
import { Recipient } from './Recipient';
import { ResendButton } from './ResendButton';

const purpose = 'verify-email' as const;

export interface VerificationLinkProps {
  /** True if a link has just been sent to the address of the signed-in user. @default false */
  isSent?: boolean;
  /** True if the link that was opened has expired. @default false */
  hasExpired?: boolean;
}

/** Sends a link to confirm the address. Signed-in users can change the address. */
export function VerificationLink({ isSent: wasSent = false, hasExpired = false }: VerificationLinkProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useSessionPaths();
  const link = useResend(wasSent ? resendDelay : 0);
  const [target, setTarget] = useState(useSession().user?.email);
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
      focusHeading();
    },
  });
  const resend = async (address: string) => {
    if (await link.resend({ purpose, email: address })) setSent(true);
  };

  const title = t('session.verifyEmail.title');
  return (
    <SessionPage
      title={title}
      isForSignedIn={wasSent || hasExpired}
      lead={
        target === undefined ? (
          t('session.verifyEmail.lead')
        ) : (
          <>
            {t(isSent ? 'session.verifyEmail.sent' : 'session.verifyEmail.unsent')} <Recipient>{target}</Recipient>
          </>
        )
      }
    >
      {hasExpired && !isSent ? (
        <Alert tone="danger" title={t('session.link.expired.title')}>
          {t('session.link.expired.text')}
        </Alert>
      ) : null}
      {target === undefined ? (
        <EmailLinkForm form={form} label={title} autoComplete="email" />
      ) : (
        <Stack gap="px16">
          {isSent && <DemoHint sent="verifyEmail" />}
          <FormFailure title={t('session.link.failed')}>{link.failure}</FormFailure>
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
      )}
    </SessionPage>
  );
}
