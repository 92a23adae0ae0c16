import type { UiTexts } from './strings';

/** Built-in texts of sortable lists. */
export const sortingStrings = {
  moveName: {
    en: 'Move {name}',
    fr: 'Déplacer {name}',
    de: '{name} verschieben',
    pt: 'Mover {name}',
    ar: 'نقل {name}',
  },
  nothingHere: {
    en: 'Nothing here yet',
    fr: 'Rien ici pour l’instant',
    de: 'Noch nichts hier',
    pt: 'Ainda sem nada',
    ar: 'لا شيء هنا بعد',
  },
} satisfies UiTexts;
