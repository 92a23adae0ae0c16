import { Toaster } from '@larder/ui/toast';
import { useTranslation } from 'react-i18next';

/** The toast region; a chunk of its own, since the first paint has nothing to say. */
export function Toasts() {
  const { t } = useTranslation();
  return <Toaster label={t('shell.toasts')} />;
}
