import type { UiTexts } from './strings';

/** Built-in texts of pagination. */
export const paginationStrings = {
  nextPage: { en: 'Next page', fr: 'Page suivante', de: 'Nächste Seite', pt: 'Página seguinte', ar: 'الصفحة التالية' },
  page: { en: 'Page {page}', fr: 'Page {page}', de: 'Seite {page}', pt: 'Página {page}', ar: 'الصفحة {page}' },
  previousPage: {
    en: 'Previous page',
    fr: 'Page précédente',
    de: 'Vorherige Seite',
    pt: 'Página anterior',
    ar: 'الصفحة السابقة',
  },
} satisfies UiTexts;
