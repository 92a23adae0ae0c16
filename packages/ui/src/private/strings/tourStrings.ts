import { coreStrings } from './coreStrings';
import type { UiTexts } from './strings';

/** Built-in texts of tours. Includes the core texts. */
export const tourStrings = {
  ...coreStrings,
  back: { en: 'Back', fr: 'Retour', de: 'Zurück', pt: 'Voltar', ar: 'رجوع' },
  done: { en: 'Done', fr: 'Terminé', de: 'Fertig', pt: 'Concluir', ar: 'تم' },
  next: { en: 'Next', fr: 'Suivant', de: 'Weiter', pt: 'Seguinte', ar: 'التالي' },
  skip: { en: 'Skip', fr: 'Passer', de: 'Überspringen', pt: 'Saltar', ar: 'تخطٍّ' },
  tourStep: {
    en: '{step} of {count}',
    fr: '{step} sur {count}',
    de: '{step} von {count}',
    pt: '{step} de {count}',
    ar: '{step} من {count}',
  },
} satisfies UiTexts;
