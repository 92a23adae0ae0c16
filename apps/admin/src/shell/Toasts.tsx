import { toast, Toaster } from '@larder/ui/toast';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toastRegion } from '../lib/notify';

/** The toast region; a chunk of its own. */
export function Toasts() {
  const { t } = useTranslation();
  useEffect(() => toastRegion.ready(toast), []);
  return <Toaster label={t('shell.toasts')} />;
}
