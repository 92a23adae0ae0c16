import { useTranslation } from 'react-i18next';

/** Returns a function that describes how many options of a group a guest chooses. */
export function useChoiceRule() {
  const { t } = useTranslation();
  return ({ min, max, total }: { min: number; max: number | null; total: number }): string => {
    if (max === null) return t('menu.modifiers.atLeast', { min, total });
    return min === max ? t('menu.modifiers.exactly', { min, total }) : t('menu.modifiers.between', { min, max, total });
  };
}
