import type { UiTexts } from './strings';

/** What plans and prices say by themselves. */
export const pricingStrings = {
  notIncluded: { en: 'not included', fr: 'non compris', de: 'nicht enthalten', pt: 'não incluído', ar: 'غير مشمول' },
} satisfies UiTexts;
