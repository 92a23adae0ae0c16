import { Alert } from '@larder/ui';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Says why there is nothing to press. */
export function ReadOnlyNote({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <Alert tone="secondary" icon={Lock}>
      {t('users.detail.readOnly', { name })}
    </Alert>
  );
}
