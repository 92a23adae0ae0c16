import { useLanguage, type Language } from '@larder/domain';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notify';

/** Returns a function that changes the language. If its texts fail to load, keeps the old one and offers a retry. */
export function useChooseLanguage() {
  const { t } = useTranslation();
  const { setLanguage } = useLanguage();
  return async function choose(language: Language): Promise<void> {
    try {
      await setLanguage(language);
    } catch {
      void notify((toast) =>
        toast.danger(t('shell.language.failed'), {
          action: { label: t('common.retry'), onAction: () => void choose(language) },
        }),
      );
    }
  };
}
