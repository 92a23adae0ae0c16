import { toast, Toaster } from '@larder/ui/toast';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toastRegion } from '../lib/notify';

/** The toast region, in a separate chunk. */
export function Toasts() {
  const { t } = useTranslation();
  useEffect(() => toastRegion.ready(toast), []);
  return <Toaster label={t('shell.toasts')} />;
}
