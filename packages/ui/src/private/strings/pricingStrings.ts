import type { UiTexts } from './strings';

/** Built-in texts of plans and prices. */
export const pricingStrings = {
  notIncluded: { en: 'not included', fr: 'non compris', de: 'nicht enthalten', pt: 'não incluído', ar: 'غير مشمول' },
} satisfies UiTexts;
