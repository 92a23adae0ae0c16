import { useTranslation } from 'react-i18next';
import { copyText } from '../lib/copyText';

/** Returns a function that copies the address of a page, by default the open one, and reports the result. */
export function useCopyLink() {
  const { t } = useTranslation();
  return (path: string = window.location.href) =>
    copyText(new URL(path, window.location.origin).href, t('common.share.copied'), t('common.share.notCopied'));
}
