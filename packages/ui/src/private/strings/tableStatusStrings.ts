import type { UiTexts } from './strings';

/** Announcements of a table. */
export const tableStatusStrings = {
  results: {
    en: 'Results: {total}',
    fr: 'Résultats : {total}',
    de: 'Ergebnisse: {total}',
    pt: 'Resultados: {total}',
    ar: 'النتائج: {total}',
  },
  visibleRows: {
    en: 'Rows {from} to {to} of {total}',
    fr: 'Lignes {from} à {to} sur {total}',
    de: 'Zeilen {from} bis {to} von {total}',
    pt: 'Linhas {from} a {to} de {total}',
    ar: 'الصفوف من {from} إلى {to} من أصل {total}',
  },
  sortedAscending: {
    en: 'Sorted by {column}, ascending',
    fr: 'Trié par {column}, ordre croissant',
    de: 'Sortiert nach {column}, aufsteigend',
    pt: 'Ordenado por {column}, ordem crescente',
    ar: 'مرتّب حسب {column} تصاعديًا',
  },
  sortedDescending: {
    en: 'Sorted by {column}, descending',
    fr: 'Trié par {column}, ordre décroissant',
    de: 'Sortiert nach {column}, absteigend',
    pt: 'Ordenado por {column}, ordem decrescente',
    ar: 'مرتّب حسب {column} تنازليًا',
  },
  unsorted: {
    en: 'Original order',
    fr: 'Ordre d’origine',
    de: 'Ursprüngliche Reihenfolge',
    pt: 'Ordem original',
    ar: 'الترتيب الأصلي',
  },
} satisfies UiTexts;
