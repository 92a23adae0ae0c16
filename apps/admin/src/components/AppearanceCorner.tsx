import { languageNames, useLanguage, useSkin } from '@larder/domain';
import { Button } from '@larder/ui';
import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NativeLanguageSelect } from './NativeLanguageSelect';

/** Language and skin controls in the corner of a page without the shell. */
export function AppearanceCorner() {
  const { t } = useTranslation();
  const { language, languages, setLanguage } = useLanguage();
  const [skin, setSkin] = useSkin();
  const dark = skin === 'dark';
  return (
    <>
      <NativeLanguageSelect
        language={language}
        languages={languages.map((code) => ({ code, name: languageNames[code] }))}
        onChange={setLanguage}
      />
      <Button
        variant="plain"
        iconOnly
        startIcon={dark ? Sun : Moon}
        aria-label={t(dark ? 'shell.skin.toLight' : 'shell.skin.toDark')}
        title={t(dark ? 'shell.skin.toLight' : 'shell.skin.toDark')}
        onClick={() => setSkin(dark ? 'light' : 'dark')}
      />
    </>
  );
}
