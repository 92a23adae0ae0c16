import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { choices } from '../appearance/appearanceLink';
import { useAppearance } from '../appearance/useAppearance';
import type { PaletteAction } from './paletteTypes';

const searchedSettings = ['layout', 'contentWidth', 'navbarType', 'footerType', 'routerTransition'] as const;

/** Returns the settings of the appearance panel as search results, such as "Boxed" of "Content width". */
export function useSettingActions(): PaletteAction[] {
  const { t } = useTranslation();
  const { appearance, apply } = useAppearance();
  return [
    ...searchedSettings.map((key): PaletteAction => ({
      id: key,
      icon: SlidersHorizontal,
      title: t(`shell.appearance.${key}.label`),
      detail: t(`shell.appearance.${key}.${appearance[key]}`),
      options: choices[key].map((value) => ({
        id: value,
        title: t(`shell.appearance.${key}.${value}`),
        isCurrent: value === appearance[key],
      })),
      areOptionsSearched: true,
      isSearchOnly: true,
      run: (value) => apply({ [key]: value }),
    })),
    {
      id: 'direction',
      icon: SlidersHorizontal,
      title: t('shell.appearance.direction.label'),
      isSearchOnly: true,
      run: () => apply({ direction: appearance.direction === 'rtl' ? 'ltr' : 'rtl' }),
    },
  ];
}
