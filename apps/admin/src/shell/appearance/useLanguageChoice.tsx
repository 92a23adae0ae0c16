import { languageNames, useLanguage } from '@larder/domain';
import { MenuItem, type MenuProps } from '@larder/ui/overlays';
import { useChooseLanguage } from './useChooseLanguage';

type Choice = Pick<MenuProps, 'selectionMode' | 'disallowEmptySelection' | 'selectedKeys' | 'onAction' | 'children'>;

/** Returns the languages as a `Choice` for a menu or submenu. */
export function useLanguageChoice(): Choice {
  const { language, languages } = useLanguage();
  const choose = useChooseLanguage();
  return {
    selectionMode: 'single',
    disallowEmptySelection: true,
    selectedKeys: [language],
    onAction: (key) => void choose(key as typeof language),
    children: languages.map((code) => (
      <MenuItem key={code} id={code} endContent={code.toUpperCase()}>
        {languageNames[code]}
      </MenuItem>
    )),
  };
}
