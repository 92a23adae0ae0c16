import { useCloseAccount, useSession } from '@larder/domain';
import { Button, Card, Checkbox, Stack, Text, TextField } from '@larder/ui';
import { ConfirmDialog } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureReason } from '../../../hooks/useFailureReason';
import { useFieldMessage } from '../../../hooks/useFieldMessage';

/** Deactivates the account of the signed-in user, after they have typed their username. */
export function CloseAccountCard({ username }: { username: string }) {
  const { t } = useTranslation();
  const message = useFieldMessage();
  const reason = useFailureReason();
  const { user } = useSession();
  const { mutateAsync: closeAccount, isPending } = useCloseAccount();
  const [isAccepted, setAccepted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  const close = async () => {
    if (typed.trim() !== username) {
      setError(message('match'));
      return;
    }
    if (!user) return;
    try {
      await closeAccount(user.id);
    } catch (failure) {
      setError(reason(failure));
    }
  };
  return (
    <Card title={t('account.close.title')}>
      <Stack gap="px16">
        <Text>{t('account.close.lead')}</Text>
        <Checkbox
          label={t('account.close.accept')}
          checked={isAccepted}
          error={isMissing && !isAccepted ? t('account.close.missing') : undefined}
          onChange={(event) => setAccepted(event.target.checked)}
        />
        <Stack direction="row">
          <Button
            variant="outline"
            tone="danger"
            onClick={() => {
              setMissing(!isAccepted);
              setTyped('');
              setError(undefined);
              setAsking(isAccepted);
            }}
          >
            {t('account.close.title')}
          </Button>
        </Stack>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('account.close.title')}
        description={t('account.close.consequence')}
        confirmLabel={t('account.close.title')}
        cancelLabel={t('account.close.keep')}
        loading={isPending}
        onConfirm={() => void close()}
      >
        <TextField
          label={t('account.close.username', { username })}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
      </ConfirmDialog>
    </Card>
  );
}
