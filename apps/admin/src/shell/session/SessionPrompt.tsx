import { endSession, renewSession, useSessionEnding } from '@larder/domain';
import { Button, Text } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignOut } from './useSignOut';

function Prompt({ endsAt }: { endsAt: number }) {
  const { t } = useTranslation();
  const leave = useSignOut();
  const [state, setState] = useState<'asking' | 'renewing' | 'failed'>('asking');

  // If the user does nothing, end the session as expired, as after a rejected refresh.
  useEffect(() => {
    const timer = setTimeout(() => endSession('expired'), Math.max(0, endsAt - Date.now()));
    return () => clearTimeout(timer);
  }, [endsAt]);

  const stay = () => {
    if (state === 'renewing') return;
    setState('renewing');
    renewSession().catch(() => setState('failed'));
  };
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      dismissible={false}
      role="alertdialog"
      narrow="box"
      title={t('shell.session.title')}
      description={t('shell.session.description')}
      footer={
        <>
          <Button variant="plain" tone="dark" onClick={leave}>
            {t('shell.user.signOut')}
          </Button>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- pressing it by accident only renews the session */}
          <Button
            autoFocus
            variant="filled"
            loading={state === 'renewing'}
            loadingLabel={t('shell.session.renewing')}
            onClick={stay}
          >
            {t('shell.session.stay')}
          </Button>
        </>
      }
    >
      {state === 'failed' && (
        <Text as="p" role="alert" tone="danger">
          {t('shell.session.failed')}
        </Text>
      )}
    </Dialog>
  );
}

/** Asks whether to stay signed in, one minute before the session expires. */
export function SessionPrompt() {
  const endsAt = useSessionEnding();
  return endsAt === null ? null : <Prompt key={endsAt} endsAt={endsAt} />;
}
