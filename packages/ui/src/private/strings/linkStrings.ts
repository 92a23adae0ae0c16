import type { UiTexts } from './strings';

/** Built-in texts of links. */
export const linkStrings = {
  newTab: {
    en: 'opens in a new tab',
    fr: 's’ouvre dans un nouvel onglet',
    de: 'öffnet in neuem Tab',
    pt: 'abre num novo separador',
    ar: 'يُفتح في علامة تبويب جديدة',
  },
} satisfies UiTexts;
