import { signOut, useShellPanel } from '@larder/domain';
import { ConfirmDialog } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';

/** Confirms sign-out while a form has unsaved changes. */
export function SignOutDialog() {
  const { t } = useTranslation();
  const [panel, setPanel] = useShellPanel();
  return (
    <ConfirmDialog
      open={panel === 'signOut'}
      onOpenChange={(isOpen) => !isOpen && setPanel(null)}
      title={t('shell.user.leave.title')}
      description={t('shell.user.leave.description')}
      confirmLabel={t('shell.user.leave.confirm')}
      cancelLabel={t('shell.user.leave.cancel')}
      onConfirm={() => {
        setPanel(null);
        signOut();
      }}
    />
  );
}
