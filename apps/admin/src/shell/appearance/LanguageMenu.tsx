import { IconButton, Menu } from '@larder/ui/overlays';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguageChoice } from './useLanguageChoice';

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
