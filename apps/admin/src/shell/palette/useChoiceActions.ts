import {
  languageNames,
  useLanguage,
  useSession,
  useSkin,
  useSkinChoice,
  type Language,
  type SkinChoice,
} from '@larder/domain';
import { Languages, Moon, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { skinChoices } from '../appearance/appearanceLink';
import { useChooseLanguage } from '../appearance/useChooseLanguage';
import { useSwitchWorkplace } from '../session/useSwitchWorkplace';
import type { PaletteAction } from './paletteTypes';

/** Returns actions that switch the restaurant, the language and the skin. */
export function useChoiceActions(): PaletteAction[] {
  const { t } = useTranslation();
  const { restaurant, workPlaces } = useSession();
  const { language, languages } = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const chooseWorkplace = useSwitchWorkplace();
  const skin = useSkinChoice();
  const [, setSkin] = useSkin();
  return [
    ...(workPlaces.length > 1
      ? [
          {
            id: 'switchRestaurant',
            icon: Store,
            title: t('shell.palette.actions.switchRestaurant'),
            detail: restaurant?.name,
            options: workPlaces.map(({ _id, name }) => ({
              id: _id,
              title: name,
              command: t('shell.palette.actions.switchTo', { name }),
              isCurrent: _id === restaurant?._id,
            })),
            areOptionsSearched: true,
            run: chooseWorkplace,
          },
        ]
      : []),
    {
      id: 'language',
      icon: Languages,
      title: t('shell.palette.actions.language'),
      detail: languageNames[language],
      options: languages.map((code) => ({
        id: code,
        title: languageNames[code],
        // The name in the current language and in English: "Portugiesisch", "Portuguese".
        keywords: [language, 'en'].map((each) => new Intl.DisplayNames(each, { type: 'language' }).of(code)).join(' '),
        isCurrent: code === language,
      })),
      areOptionsSearched: true,
      run: (code) => void chooseLanguage(code as Language),
    },
    {
      id: 'skin',
      icon: Moon,
      title: t('shell.palette.actions.skin'),
      detail: t(`shell.appearance.skin.${skin}`),
      options: skinChoices.map((id) => ({ id, title: t(`shell.appearance.skin.${id}`), isCurrent: id === skin })),
      areOptionsSearched: true,
      run: (choice) => setSkin(choice as SkinChoice),
    },
  ];
}
