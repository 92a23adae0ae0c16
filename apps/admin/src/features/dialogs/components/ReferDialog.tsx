import { useSendEmail, useSession } from '@larder/domain';
import { isAddress, parsePerson, type FieldErrors } from '@larder/domain/contract';
import { Stack, Text, TextField } from '@larder/ui';
import { ClipboardButton } from '@larder/ui/ClipboardButton';
import { List } from '@larder/ui/List';

import { TagField } from '@larder/ui/TagField';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { QrCode } from '../../../components/QrCode';
import { ShareMenu } from '../../../components/ShareMenu';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { notify } from '../../../lib/notify';
import * as styles from '../DialogExamples.css';

export interface ReferDialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const path = '/register';
const steps = ['send', 'register', 'start'] as const;

/** Invites restaurants by email, one email per address, and offers the link and its QR code. */
export function ReferDialog({ open, onOpenChange }: ReferDialogProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { mutateAsync: sendEmail } = useSendEmail();
  const link = `${window.location.origin}${path}`;
  const form = useFieldForm({
    initial: { emails: [] as string[] },
    validate: ({ emails }): FieldErrors => {
      if (emails.length === 0) return { emails: ['pick'] };
      return emails.every((email) => isAddress({ email })) ? {} : { emails: ['email'] };
    },
    send: async ({ emails }) => {
      for (const [index, email] of emails.entries()) {
        // If an email fails, only the remaining addresses stay in the field.
        form.set({ emails: emails.slice(index) });
        await sendEmail({
          mode: 'send',
          email: {
            to: [{ email }],
            subject: t('dialogs.refer.subject'),
            message: t('dialogs.refer.message', {
              name: user?.fullName,
              link,
              // The message is HTML.
              interpolation: { escapeValue: true },
            }),
          },
        });
      }
      onOpenChange(false);
      void notify((toast) => void toast.success(t('dialogs.refer.sent', { count: emails.length })));
    },
  });
  return (
    <FormLayer
      kind="large"
      open={open}
      onOpenChange={onOpenChange}
      title={t('dialogs.cards.refer-restaurant.title')}
      description={t('dialogs.cards.refer-restaurant.text')}
      saveLabel={t('dialogs.refer.send')}
      savingLabel={t('dialogs.refer.sending')}
      failureTitle={t('dialogs.refer.notSent')}
      form={form}
    >
      <List marker="number" aria-label={t('dialogs.refer.how')}>
        {steps.map((id) => (
          <span key={id}>
            <strong>{t(`dialogs.refer.steps.${id}.title`)}</strong> {t(`dialogs.refer.steps.${id}.text`)}
          </span>
        ))}
      </List>
      <TagField
        label={t('dialogs.refer.emails')}
        description={t('dialogs.refer.emailsHelp')}
        requiredMark
        creatable
        onCreate={(text) => {
          const { email } = parsePerson(text);
          return { value: email, label: email };
        }}
        value={form.values.emails}
        onValueChange={(emails) => form.set({ emails })}
        error={form.errorOf('emails')}
      />
      <div className={styles.link}>
        <Stack gap="px8" className={styles.linkTexts}>
          <TextField label={t('dialogs.refer.link')} readOnly dir="ltr" value={link} />
          <Stack direction="row" gap="px8" wrap>
            <ClipboardButton value={link} label={t('common.share.copy')} />
            <ShareMenu title={t('dialogs.refer.subject')} path={path} />
          </Stack>
          <Text>{t('dialogs.refer.qrHelp')}</Text>
        </Stack>
        <QrCode value={link} label={t('dialogs.refer.qr')} />
      </div>
    </FormLayer>
  );
}
