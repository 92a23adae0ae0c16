import type { UiTexts } from './strings';

/** What lists that are arranged by hand say by themselves. */
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
