import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isSubmitKey } from '../../lib/submitKeys';

/**
 * Returns the state of a required text, which is sent by a button or Ctrl+Enter, and not again while it is being sent.
 */
export function useTextSending(text: string, send: (text: string) => Promise<unknown>) {
  const { t } = useTranslation();
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const submit = async () => {
    if (isSending) return;
    const typed = text.trim();
    setError(typed === '' ? t('validation.required') : undefined);
    if (typed === '') return;
    setSending(true);
    await send(typed);
    setSending(false);
  };
  return {
    isSending,
    setError,
    submit: () => void submit(),
    field: {
      value: text,
      error,
      // Sending clears the text, so it can't be changed in the meantime.
      readOnly: isSending,
      onKeyDown: (event: KeyboardEvent) => {
        if (isSubmitKey(event)) void submit();
      },
    },
  };
}
