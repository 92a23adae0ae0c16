import type { UiTexts } from './strings';

/** Built-in texts of filters. */
export const filterStrings = {
  any: { en: 'Any', fr: 'Tous', de: 'Alle', pt: 'Qualquer', ar: 'الكل' },
  clearAll: { en: 'Clear', fr: 'Effacer', de: 'Zurücksetzen', pt: 'Limpar', ar: 'مسح' },
  clearFilter: {
    en: 'Clear {name}',
    fr: 'Effacer {name}',
    de: '{name} entfernen',
    pt: 'Limpar {name}',
    ar: 'مسح {name}',
  },
} satisfies UiTexts;
