import { forgotten, type FieldErrors } from '@larder/domain/contract';
import { ConfirmDialog } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Composer } from './useComposer';

/**
 * Sends an email, at the given time if any. If the subject or a mentioned attachment is missing, asks first in
 * `question`, which must be rendered. Calls `onSend` with the errors of the fields, which are empty if the email was
 * sent.
 */
export function useSendQuestion({ draft, submit }: Composer, onSend: (errors: FieldErrors) => void) {
  const { t } = useTranslation();
  const [missing, setMissing] = useState<'subject' | 'attachment'>();
  const [sendAt, setSendAt] = useState<string>();
  const send = async (at?: string) => onSend(await submit(at));
  return {
    askAndSend: (at?: string) => {
      setSendAt(at);
      const part = draft && draft.to.length > 0 ? forgotten(draft) : undefined;
      if (part) setMissing(part);
      else void send(at);
    },
    question: (
      <ConfirmDialog
        open={missing !== undefined}
        onOpenChange={() => setMissing(undefined)}
        tone="primary"
        title={t(`mail.compose.missing.${missing ?? 'subject'}`)}
        description={t(`mail.compose.missingHint.${missing ?? 'subject'}`)}
        confirmLabel={t('mail.compose.sendAnyway')}
        cancelLabel={t('common.discard.cancel')}
        onConfirm={() => {
          setMissing(undefined);
          void send(sendAt);
        }}
      />
    ),
  };
}
