import { ApiError, useVerifySignIn } from '@larder/domain';
import { verifyCodeSchema, type CodeChannel, type SignInChallenge } from '@larder/domain/contract';
import { Stack, TextField } from '@larder/ui';
import { OTPField } from '@larder/ui/OTPField';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../../components/FormFailure';
import { schemaErrors } from '../../../lib/schemaErrors';
import { SessionPage } from '../SessionPage';
import { useEnter } from '../useEnter';
import { resendDelay, useResend } from '../useResend';
import { useSessionForm } from '../useSessionForm';
import { BackToSignIn } from './BackToSignIn';
import { CodeMethods, type CodeMethod } from './CodeMethods';
import { DemoHint } from './DemoHint';
import { Recipient } from './Recipient';
import { ResendButton } from './ResendButton';
import { SessionForm } from './SessionForm';

const purpose = 'two-steps' as const;

export interface CodeFormProps {
  /** Challenge of the first step. `remember` keeps the session after the tab is closed. */
  challenge: SignInChallenge & { remember: boolean };
  /** Called when the API reports that the sign-in has ended. */
  onEnd: () => void;
}

/** Asks for the code of the second step. Offers to send it again, or by another method. */
export function CodeForm({ challenge: { challenge, remember, ...first }, onEnd }: CodeFormProps) {
  const { t } = useTranslation();
  const enter = useEnter();
  const { mutateAsync: verify } = useVerifySignIn();
  const [method, setMethod] = useState<CodeMethod>(first.channel);
  const [sentTo, setSentTo] = useState(first.sentTo);
  const input = useRef<HTMLInputElement>(null);

  const explain = (error: unknown) => {
    if (!(error instanceof ApiError)) return undefined;
    if (error.status === 404) onEnd();
    if (error.code === 'expired') return t('session.twoSteps.expired');
    if (error.errors.phone) return t('session.twoSteps.noPhone');
    if (!error.errors.code) return undefined;
    const { attemptsLeft } = error.problem;
    return attemptsLeft ? t('session.twoSteps.wrong', { count: Number(attemptsLeft) }) : t('session.twoSteps.locked');
  };
  const link = useResend(first.channel === 'app' ? 0 : resendDelay, explain);
  const form = useSessionForm({
    initial: { code: '' },
    validate: (values) => schemaErrors(verifyCodeSchema, { purpose, challenge, ...values }),
    send: async ({ code }) => {
      try {
        await enter(await verify({ challenge, code: code.trim(), remember }));
      } catch (error) {
        // A six-digit code is cleared only if the API rejected it.
        if (method !== 'recovery' && explain(error)) form.set({ code: '' });
        input.current?.focus();
        throw error;
      }
    },
    explain,
  });

  const sendBy = async (channel: CodeChannel) => {
    const sent = await link.resend({ purpose, challenge, channel });
    if (!sent) return;
    setSentTo(sent.sentTo);
    setMethod(channel);
    form.reset({ code: '' });
  };
  const choose = (next: CodeMethod) => {
    if (next !== 'recovery') return sendBy(next);
    setMethod(next);
    form.reset({ code: '' });
  };
  const isSent = method !== 'app' && method !== 'recovery';

  return (
    <SessionPage
      title={t('session.twoSteps.title')}
      lead={
        <>
          {t(`session.twoSteps.lead.${method}`)} {isSent && sentTo ? <Recipient>{sentTo}</Recipient> : null}
        </>
      }
    >
      <DemoHint sent="code" />
      <SessionForm
        form={form}
        label={t('session.twoSteps.title')}
        submitLabel={t('session.twoSteps.submit')}
        sendingLabel={t('session.twoSteps.submitting')}
        failedTitle={t('session.signIn.failed')}
      >
        {method === 'recovery' ? (
          <TextField
            key={method}
            ref={input}
            label={t('session.twoSteps.recovery')}
            description={t('session.twoSteps.recoveryHelp')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            autoFocus
            {...form.field('code')}
          />
        ) : (
          <OTPField
            key={method}
            ref={input}
            label={t('session.twoSteps.code')}
            groups={[3, 3]}
            autoFocus
            data-route-focus
            onComplete={(code) => form.submitValues({ code })}
            {...form.field('code')}
          />
        )}
      </SessionForm>
      <FormFailure title={t('session.twoSteps.failed')}>{link.failure}</FormFailure>
      <Stack gap="px8">
        {isSent && <ResendButton resend={link} onSend={() => void sendBy(method)} />}
        <CodeMethods key={method} method={method} onChoose={(next) => void choose(next)} />
      </Stack>
      <BackToSignIn />
    </SessionPage>
  );
}
