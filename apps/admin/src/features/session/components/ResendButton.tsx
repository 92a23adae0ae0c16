import { Button } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import type { Resend } from '../useResend';

export interface ResendButtonProps {
  resend: Pick<Resend, 'seconds' | 'isSending'>;
  /** Label of the button. @default 'Send again' */
  label?: string;
  onSend: () => void;
}

/** Sends a code or link again. Counts down until that is possible. */
export function ResendButton({ resend: { seconds, isSending }, label, onSend }: ResendButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      block
      loading={isSending}
      aria-disabled={seconds > 0 || undefined}
      onClick={() => {
        if (seconds === 0) onSend();
      }}
    >
      {seconds > 0 ? t('session.resend.wait', { count: seconds }) : (label ?? t('session.resend.submit'))}
    </Button>
  );
}
