import { Button, Stack, Text } from '@larder/ui';
import { ClipboardButton } from '@larder/ui/ClipboardButton';
import { Dialog } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import * as styles from './SecretDialog.css';

export interface SecretDialogProps {
  /** Name of the key. */
  name: string;
  secret: string;
  onClose: () => void;
}

/** Shows the secret of a key once. Only the button closes the dialog, so that the secret isn't lost by accident. */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      dismissible={false}
      onOpenChange={onClose}
      title={t('apiKeys.secret.title', { name })}
      footer={
        <Button variant="filled" onClick={onClose}>
          {t('apiKeys.secret.stored')}
        </Button>
      }
    >
      <Stack gap="px16">
        <Text>{t('apiKeys.secret.lead')}</Text>
        <code dir="ltr" className={styles.secret}>
          {secret}
        </code>
        <Stack direction="row">
          <ClipboardButton value={secret} />
        </Stack>
      </Stack>
    </Dialog>
  );
}
