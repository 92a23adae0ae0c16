import { useTranslation } from 'react-i18next';
import { notify } from '../lib/notify';

/** Returns a function that copies the address of a page, by default the open one, and reports the result. */
export function useCopyLink() {
  const { t } = useTranslation();
  return async (path: string = window.location.href) => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
      await notify((toast) => void toast.success(t('common.share.copied')));
    } catch {
      await notify((toast) => void toast.danger(t('common.share.notCopied')));
    }
  };
}
