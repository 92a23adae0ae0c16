import { IconButton, Menu } from '@larder/ui/overlays';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguageChoice } from './useLanguageChoice';

/** The language menu of the navbar. */
export function LanguageMenu() {
  const { t } = useTranslation();
  return (
    <Menu
      label={t('shell.language.label')}
      placement="bottom end"
      trigger={<IconButton icon={Languages} label={t('shell.language.label')} />}
      {...useLanguageChoice()}
    />
  );
}
