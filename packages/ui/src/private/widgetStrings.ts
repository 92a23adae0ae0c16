import { coreStrings, type UiTexts } from './strings';

/** What the components beyond forms and messages say by themselves, beside the core. */
export const widgetStrings = {
  ...coreStrings,
  better: { en: 'better', fr: 'mieux', de: 'besser', pt: 'melhor', ar: 'أفضل' },
  breadcrumbs: { en: 'You are here', fr: 'Vous êtes ici', de: 'Sie sind hier', pt: 'Está aqui', ar: 'أنت هنا' },
  choose: { en: 'Choose', fr: 'Choisir', de: 'Auswählen', pt: 'Escolher', ar: 'اختر' },
  clearSearch: {
    en: 'Clear search',
    fr: 'Effacer la recherche',
    de: 'Suche leeren',
    pt: 'Limpar a pesquisa',
    ar: 'مسح البحث',
  },
  fewerMessages: { en: 'Show fewer', fr: 'Afficher moins', de: 'Weniger anzeigen', pt: 'Mostrar menos', ar: 'عرض أقل' },
  moreMessages: {
    en: '{count} more',
    fr: '{count} de plus',
    de: '{count} weitere',
    pt: 'Mais {count}',
    ar: '{count} أخرى',
  },
  nextPage: { en: 'Next page', fr: 'Page suivante', de: 'Nächste Seite', pt: 'Página seguinte', ar: 'الصفحة التالية' },
  nothingMatches: {
    en: 'Nothing matches',
    fr: 'Aucun résultat',
    de: 'Keine Treffer',
    pt: 'Nenhum resultado',
    ar: 'لا توجد نتائج',
  },
  page: { en: 'Page {page}', fr: 'Page {page}', de: 'Seite {page}', pt: 'Página {page}', ar: 'الصفحة {page}' },
  presenceAway: { en: 'away', fr: 'absent', de: 'abwesend', pt: 'ausente', ar: 'بعيد' },
  presenceBusy: { en: 'busy', fr: 'occupé', de: 'beschäftigt', pt: 'ocupado', ar: 'مشغول' },
  presenceOffline: { en: 'offline', fr: 'hors ligne', de: 'offline', pt: 'offline', ar: 'غير متصل' },
  presenceOnline: { en: 'online', fr: 'en ligne', de: 'online', pt: 'online', ar: 'متصل' },
  previousPage: {
    en: 'Previous page',
    fr: 'Page précédente',
    de: 'Vorherige Seite',
    pt: 'Página anterior',
    ar: 'الصفحة السابقة',
  },
  removeTag: {
    en: 'Remove {name}',
    fr: 'Retirer {name}',
    de: '{name} entfernen',
    pt: 'Remover {name}',
    ar: 'إزالة {name}',
  },
  search: { en: 'Search', fr: 'Rechercher', de: 'Suchen', pt: 'Pesquisar', ar: 'بحث' },
  value: { en: 'Value', fr: 'Valeur', de: 'Wert', pt: 'Valor', ar: 'القيمة' },
  worse: { en: 'worse', fr: 'moins bien', de: 'schlechter', pt: 'pior', ar: 'أسوأ' },
} satisfies UiTexts;
