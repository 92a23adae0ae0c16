import { Alert } from '@larder/ui';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Explains why the settings are read-only. */
export function ReadOnlyNote({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <Alert tone="secondary" icon={Lock}>
      {t('users.detail.readOnly', { name })}
    </Alert>
  );
}
