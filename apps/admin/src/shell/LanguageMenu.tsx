import { languageNames, useLanguage } from '@larder/domain';
import { IconButton, Menu, MenuItem } from '@larder/ui/overlays';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useChooseLanguage } from './useChooseLanguage';

/** The language, in the navbar (pages.md 3.7). */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { language, languages } = useLanguage();
  const choose = useChooseLanguage();
  return (
    <Menu
      label={t('shell.language.label')}
      placement="bottom end"
      trigger={<IconButton icon={Languages} label={t('shell.language.label')} />}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[language]}
      onAction={(key) => void choose(key as typeof language)}
    >
      {languages.map((code) => (
        <MenuItem key={code} id={code} end={code.toUpperCase()}>
          {languageNames[code]}
        </MenuItem>
      ))}
    </Menu>
  );
}
