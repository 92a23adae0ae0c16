import { Alert, Button, Stack } from '@larder/ui';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../hooks/useFormats';

export interface DraftAlertProps {
  /** Title that names the record of the draft. */
  title: string;
  /** ISO timestamp. */
  savedAt: string;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers to restore the draft of an earlier visit. */
export function DraftAlert({ title, savedAt, onRestore, onDiscard }: DraftAlertProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  // Pressing the button removes it. Focus the heading of the form, so that the form's shortcuts keep working.
  const decide = (run: () => void) => (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest('form')?.querySelector<HTMLElement>('h1')?.focus();
    run();
  };
  return (
    <Alert
      tone="info"
      title={title}
      action={
        <Stack direction="row" gap="px8" wrap>
          <Button size="sm" onClick={decide(onDiscard)}>
            {t('common.draft.discard')}
          </Button>
          <Button size="sm" variant="filled" onClick={decide(onRestore)}>
            {t('common.draft.restore')}
          </Button>
        </Stack>
      }
    >
      {t('common.draft.text', { time: formats.relative(savedAt) })}
    </Alert>
  );
}
