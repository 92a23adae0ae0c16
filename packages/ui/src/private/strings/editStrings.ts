import type { UiTexts } from './strings';

/** Built-in texts of inline editing. */
export const editStrings = {
  editOf: {
    en: '{field} of {name}',
    fr: '{field} de {name}',
    de: '{field} von {name}',
    pt: '{field} de {name}',
    ar: '{field}: {name}',
  },
  fieldIsWrong: {
    en: '{field}: {reason}',
    fr: '{field} : {reason}',
    de: '{field}: {reason}',
    pt: '{field}: {reason}',
    ar: '{field}: {reason}',
  },
  mustBeNumber: {
    en: 'Enter a number',
    fr: 'Saisissez un nombre',
    de: 'Geben Sie eine Zahl ein',
    pt: 'Introduza um número',
    ar: 'أدخل رقمًا',
  },
  notSaved: {
    en: '{field} was not saved: {reason}',
    fr: '{field} n’a pas été enregistré : {reason}',
    de: '{field} wurde nicht gespeichert: {reason}',
    pt: '{field} não foi guardado: {reason}',
    ar: 'لم يتم حفظ {field}: {reason}',
  },
  tryAgainLater: {
    en: 'try again',
    fr: 'réessayez',
    de: 'versuchen Sie es erneut',
    pt: 'tente novamente',
    ar: 'أعد المحاولة',
  },
} satisfies UiTexts;
