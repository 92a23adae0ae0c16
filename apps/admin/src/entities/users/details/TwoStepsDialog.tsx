import { useSendCode, useVerifyCode } from '@larder/domain';
import { rule, type CodeSent } from '@larder/domain/contract';
import { Button, Stack, Text, TextField } from '@larder/ui';
import { ClipboardButton } from '@larder/ui/ClipboardButton';
import { OTPField } from '@larder/ui/OTPField';
import { Dialog } from '@larder/ui/overlays';
import { RadioGroup } from '@larder/ui/RadioGroup';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscardDialog } from '../../../components/DiscardDialog';
import { QrCode } from '../../../components/QrCode';
import { FormFailure } from '../../../components/FormFailure';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { schemaErrors } from '../../../lib/schemaErrors';
import * as z from 'zod/mini';
import * as styles from './UserDetail.css';

export interface TwoStepsDialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const schemas = {
  method: z.object({}),
  phone: z.object({ phone: z.string().check(rule.required, rule.phone) }),
  code: z.object({ code: z.string().check(rule.required, rule.code) }),
};

/** Returns the state of the dialog. `recoveryCodes` is defined once two-step sign-in is set up. */
function useTwoStepsForm() {
  const { mutateAsync: sendCode } = useSendCode();
  const { mutateAsync: verify } = useVerifyCode();
  const [sent, setSent] = useState<CodeSent>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const form = useFieldForm({
    initial: { method: 'app' as 'app' | 'sms', phone: '', code: '' },
    validate: (values) =>
      schemaErrors(sent ? schemas.code : schemas[values.method === 'sms' ? 'phone' : 'method'], values),
    send: async ({ method, phone, code }) => {
      const target = method === 'sms' ? { phone } : {};
      if (!sent) {
        setSent(await sendCode({ purpose: 'two-steps-setup', channel: method, ...target }));
        return;
      }
      const response = await verify({ purpose: 'two-steps-setup', code, method, ...target });
      if ('recoveryCodes' in response) setRecoveryCodes(response.recoveryCodes);
    },
  });
  return { form, sent, restart: () => setSent(undefined), recoveryCodes };
}

function TwoStepsFields({ form, sent }: Pick<ReturnType<typeof useTwoStepsForm>, 'form' | 'sent'>) {
  const { t } = useTranslation();
  const { method, phone, code } = form.values;
  const text = (key: string, values = {}) => t(`users.detail.twoSteps.dialog.${key}`, values);
  return (
    <Stack gap="px16">
      <FormFailure>{form.failure}</FormFailure>
      {!sent && (
        <RadioGroup
          label={text('method')}
          value={method}
          onValueChange={(next) => form.set({ method: next as 'app' | 'sms' })}
          options={(['app', 'sms'] as const).map((value) => ({
            value,
            label: t(`users.detail.twoSteps.dialog.methods.${value}`),
            description: t(`users.detail.twoSteps.dialog.leads.${value}`),
          }))}
        />
      )}
      {!sent && method === 'sms' && (
        <TextField
          label={text('phone')}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          requiredMark
          value={phone}
          error={form.errorOf('phone')}
          onChange={(event) => form.set({ phone: event.target.value })}
        />
      )}
      {sent?.uri && sent.secret && (
        <>
          <Text>{text('scan')}</Text>
          <div className={styles.centered}>
            <QrCode value={sent.uri} label={text('qr')} />
          </div>
          <Stack direction="row" gap="px8" wrap>
            <code dir="ltr" className={styles.secret}>
              {sent.secret}
            </code>
            <ClipboardButton size="sm" value={sent.secret} />
          </Stack>
        </>
      )}
      {sent && method === 'sms' && <Text>{text('sentTo', { phone: sent.sentTo ?? phone })}</Text>}
      {sent && (
        <OTPField
          label={text('code')}
          groups={[3, 3]}
          value={code}
          error={form.errorOf('code')}
          onValueChange={(next) => form.set({ code: next })}
        />
      )}
    </Stack>
  );
}

/** Sets up two-step sign-in of the signed-in user: method, code, recovery codes. */
export function TwoStepsDialog({ open, onOpenChange }: TwoStepsDialogProps) {
  const { t } = useTranslation();
  const { form, sent, restart, recoveryCodes } = useTwoStepsForm();
  const text = (key: string) => t(`users.detail.twoSteps.dialog.${key}`);
  const [isAsking, setAsking] = useState(false);
  // Ask before closing, because the recovery codes are shown only once.
  const isUnfinished = sent !== undefined;
  const requestClose = () => {
    if (form.isSaving) return false;
    if (isUnfinished) setAsking(true);
    return !isUnfinished;
  };

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        onRequestClose={requestClose}
        title={text(recoveryCodes ? 'recoveryTitle' : 'title')}
        footer={
          recoveryCodes ? (
            <>
              <ClipboardButton value={recoveryCodes.join('\n')} />
              <Button variant="filled" onClick={() => onOpenChange(false)}>
                {text('stored')}
              </Button>
            </>
          ) : (
            <>
              <Button
                variant="plain"
                tone="dark"
                onClick={() => (sent ? restart() : requestClose() && onOpenChange(false))}
              >
                {sent ? text('back') : t('common.cancel')}
              </Button>
              <Button
                type="submit"
                form={form.id}
                variant="filled"
                loading={form.isSaving}
                loadingLabel={text('checking')}
              >
                {text(sent ? 'turnOn' : 'next')}
              </Button>
            </>
          )
        }
      >
        {recoveryCodes ? (
          <Stack gap="px16">
            <Text>{text('recoveryLead')}</Text>
            <ul className={styles.codes} dir="ltr">
              {recoveryCodes.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </Stack>
        ) : (
          <form
            id={form.id}
            noValidate
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              event.stopPropagation();
              form.submit();
            }}
          >
            <TwoStepsFields form={form} sent={sent} />
          </form>
        )}
      </Dialog>
      <DiscardDialog
        dirty={isUnfinished && !recoveryCodes && !form.isSaving}
        closing={isAsking}
        onDecision={(discards) => {
          setAsking(false);
          if (discards) onOpenChange(false);
        }}
      />
    </>
  );
}
