import { coreStrings } from './coreStrings';
import type { UiTexts } from './strings';

/** Built-in texts of other components. Includes the core texts. */
export const widgetStrings = {
  ...coreStrings,
  better: { en: 'better', fr: 'mieux', de: 'besser', pt: 'melhor', ar: 'أفضل' },
  breadcrumbs: {
    en: 'Breadcrumbs',
    fr: 'Fil d’Ariane',
    de: 'Navigationspfad',
    pt: 'Caminho de navegação',
    ar: 'مسار التنقل',
  },
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
  nothingMatches: {
    en: 'No results',
    fr: 'Aucun résultat',
    de: 'Keine Treffer',
    pt: 'Nenhum resultado',
    ar: 'لا توجد نتائج',
  },
  oneLess: { en: 'One less', fr: 'Un de moins', de: 'Eins weniger', pt: 'Menos um', ar: 'واحد أقل' },
  oneMore: { en: 'One more', fr: 'Un de plus', de: 'Eins mehr', pt: 'Mais um', ar: 'واحد إضافي' },
  presenceAway: { en: 'away', fr: 'absent', de: 'abwesend', pt: 'ausente', ar: 'بعيد' },
  presenceBusy: { en: 'busy', fr: 'occupé', de: 'beschäftigt', pt: 'ocupado', ar: 'مشغول' },
  presenceOffline: { en: 'offline', fr: 'hors ligne', de: 'offline', pt: 'offline', ar: 'غير متصل' },
  presenceOnline: { en: 'online', fr: 'en ligne', de: 'online', pt: 'online', ar: 'متصل' },
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
