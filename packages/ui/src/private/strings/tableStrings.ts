import type { UiTexts } from './strings';

/** Built-in texts that a table needs on first render. */
export const tableStrings = {
  actionsFor: {
    en: 'Actions for {name}',
    fr: 'Actions pour {name}',
    de: 'Aktionen für {name}',
    pt: 'Ações para {name}',
    ar: 'إجراءات {name}',
  },
  columns: { en: 'Columns', fr: 'Colonnes', de: 'Spalten', pt: 'Colunas', ar: 'الأعمدة' },
  detailsOf: {
    en: 'Details of {name}',
    fr: 'Détails de {name}',
    de: 'Einzelheiten zu {name}',
    pt: 'Detalhes de {name}',
    ar: 'تفاصيل {name}',
  },
  total: { en: 'Total', fr: 'Total', de: 'Summe', pt: 'Total', ar: 'الإجمالي' },
  pages: { en: 'Pages', fr: 'Pages', de: 'Seiten', pt: 'Páginas', ar: 'الصفحات' },
  refreshFailed: {
    en: 'Could not refresh this list',
    fr: 'Impossible d’actualiser cette liste',
    de: 'Diese Liste konnte nicht aktualisiert werden',
    pt: 'Não foi possível atualizar esta lista',
    ar: 'تعذّر تحديث هذه القائمة',
  },
  rowActions: { en: 'Actions', fr: 'Actions', de: 'Aktionen', pt: 'Ações', ar: 'إجراءات' },
  rowRange: {
    en: '{from}–{to} of {total}',
    fr: '{from}–{to} sur {total}',
    de: '{from}–{to} von {total}',
    pt: '{from}–{to} de {total}',
    ar: '\u2066{from}–{to}\u2069 من {total}',
  },
  rows: { en: 'Rows', fr: 'Lignes', de: 'Zeilen', pt: 'Linhas', ar: 'الصفوف' },
  selectPage: {
    en: 'Select all on this page',
    fr: 'Sélectionner toute la page',
    de: 'Alle auf dieser Seite auswählen',
    pt: 'Selecionar toda a página',
    ar: 'تحديد كل ما في هذه الصفحة',
  },
  selectRow: {
    en: 'Select {name}',
    fr: 'Sélectionner {name}',
    de: '{name} auswählen',
    pt: 'Selecionar {name}',
    ar: 'تحديد {name}',
  },
  sort: { en: 'Sort', fr: 'Trier', de: 'Sortieren', pt: 'Ordenar', ar: 'ترتيب' },
  tryAgain: { en: 'Try again', fr: 'Réessayer', de: 'Erneut versuchen', pt: 'Tentar novamente', ar: 'إعادة المحاولة' },
} satisfies UiTexts;
