import { createContext, useContext, useSyncExternalStore } from 'react';

/** The languages of the library's own few texts. */
export const uiLocales = ['en', 'fr', 'de', 'pt', 'ar'] as const;
export type UiLocale = (typeof uiLocales)[number];

/** Every text the library says by itself. `{name}` marks a value, see `fill`. Keep a key in one line: five languages, alphabet of the keys; so a missing language shows. */
// prettier-ignore
const strings = {
  actionsFor: {
    en: 'Actions for {name}',
    fr: 'Actions pour {name}',
    de: 'Aktionen für {name}',
    pt: 'Ações para {name}',
    ar: 'إجراءات {name}',
  },
  any: { en: 'Any', fr: 'Tous', de: 'Alle', pt: 'Qualquer', ar: 'الكل' },
  better: { en: 'better', fr: 'mieux', de: 'besser', pt: 'melhor', ar: 'أفضل' },
  breadcrumbs: { en: 'You are here', fr: 'Vous êtes ici', de: 'Sie sind hier', pt: 'Está aqui', ar: 'أنت هنا' },
  bulkActions: {
    en: 'Actions for the selection',
    fr: 'Actions pour la sélection',
    de: 'Aktionen für die Auswahl',
    pt: 'Ações para a seleção',
    ar: 'إجراءات للمحدد',
  },
  capsLock: {
    en: 'Caps Lock is on',
    fr: 'Verr. Maj est activé',
    de: 'Feststelltaste ist aktiv',
    pt: 'Caps Lock está ativado',
    ar: 'مفتاح الأحرف الكبيرة مفعّل',
  },
  changePerPage: {
    en: 'Rows per page',
    fr: 'Lignes par page',
    de: 'Zeilen pro Seite',
    pt: 'Linhas por página',
    ar: 'الصفوف في كل صفحة',
  },
  characterCount: {
    en: '{count} of {max} characters',
    fr: '{count} caractères sur {max}',
    de: '{count} von {max} Zeichen',
    pt: '{count} de {max} caracteres',
    ar: '{count} من {max} حرفًا',
  },
  choose: { en: 'Choose', fr: 'Choisir', de: 'Auswählen', pt: 'Escolher', ar: 'اختر' },
  clear: { en: 'Clear', fr: 'Effacer', de: 'Zurücksetzen', pt: 'Limpar', ar: 'مسح' },
  clearFilter: {
    en: 'Clear {name}',
    fr: 'Effacer {name}',
    de: '{name} entfernen',
    pt: 'Limpar {name}',
    ar: 'مسح {name}',
  },
  clearSearch: {
    en: 'Clear search',
    fr: 'Effacer la recherche',
    de: 'Suche leeren',
    pt: 'Limpar a pesquisa',
    ar: 'مسح البحث',
  },
  clearSelection: {
    en: 'Clear selection',
    fr: 'Annuler la sélection',
    de: 'Auswahl aufheben',
    pt: 'Limpar a seleção',
    ar: 'إلغاء التحديد',
  },
  close: { en: 'Close', fr: 'Fermer', de: 'Schließen', pt: 'Fechar', ar: 'إغلاق' },
  collapseMenu: {
    en: 'Collapse menu',
    fr: 'Réduire le menu',
    de: 'Menü einklappen',
    pt: 'Recolher o menu',
    ar: 'طي القائمة',
  },
  columns: { en: 'Columns', fr: 'Colonnes', de: 'Spalten', pt: 'Colunas', ar: 'الأعمدة' },
  comfortable: { en: 'Comfortable', fr: 'Confortable', de: 'Bequem', pt: 'Confortável', ar: 'مريح' },
  compact: { en: 'Compact', fr: 'Compact', de: 'Kompakt', pt: 'Compacto', ar: 'مضغوط' },
  fewerMessages: { en: 'Show fewer', fr: 'Afficher moins', de: 'Weniger anzeigen', pt: 'Mostrar menos', ar: 'عرض أقل' },
  hidePassword: {
    en: 'Hide password',
    fr: 'Masquer le mot de passe',
    de: 'Passwort verbergen',
    pt: 'Ocultar a palavra-passe',
    ar: 'إخفاء كلمة المرور',
  },
  hideSeries: {
    en: 'Hide {name}',
    fr: 'Masquer {name}',
    de: '{name} ausblenden',
    pt: 'Ocultar {name}',
    ar: 'إخفاء {name}',
  },
  listEmpty: {
    en: 'Nothing here yet',
    fr: 'Rien ici pour l’instant',
    de: 'Hier ist noch nichts',
    pt: 'Ainda não há nada aqui',
    ar: 'لا شيء هنا بعد',
  },
  listFailed: {
    en: 'This list did not load',
    fr: 'Cette liste ne s’est pas chargée',
    de: 'Diese Liste wurde nicht geladen',
    pt: 'Esta lista não carregou',
    ar: 'لم يتم تحميل هذه القائمة',
  },
  loading: { en: 'Loading', fr: 'Chargement', de: 'Wird geladen', pt: 'A carregar', ar: 'جارٍ التحميل' },
  mainMenu: { en: 'Main menu', fr: 'Menu principal', de: 'Hauptmenü', pt: 'Menu principal', ar: 'القائمة الرئيسية' },
  moreMessages: {
    en: '{count} more',
    fr: '{count} de plus',
    de: '{count} weitere',
    pt: 'Mais {count}',
    ar: '{count} أخرى',
  },
  nextPage: { en: 'Next page', fr: 'Page suivante', de: 'Nächste Seite', pt: 'Página seguinte', ar: 'الصفحة التالية' },
  noValue: { en: 'no value', fr: 'aucune valeur', de: 'kein Wert', pt: 'sem valor', ar: 'لا توجد قيمة' },
  nothingMatches: {
    en: 'Nothing matches',
    fr: 'Aucun résultat',
    de: 'Keine Treffer',
    pt: 'Nenhum resultado',
    ar: 'لا توجد نتائج',
  },
  nothingMatchesHint: {
    en: 'Change or clear the filters to see more.',
    fr: 'Modifiez ou effacez les filtres pour en voir plus.',
    de: 'Ändern oder entfernen Sie die Filter, um mehr zu sehen.',
    pt: 'Altere ou limpe os filtros para ver mais.',
    ar: 'غيّر عوامل التصفية أو امسحها لرؤية المزيد.',
  },
  nothingToShow: {
    en: 'Nothing to show yet',
    fr: 'Rien à afficher pour le moment',
    de: 'Noch nichts anzuzeigen',
    pt: 'Ainda nada para mostrar',
    ar: 'لا يوجد ما يُعرض بعد',
  },
  openMenu: { en: 'Open menu', fr: 'Ouvrir le menu', de: 'Menü öffnen', pt: 'Abrir o menu', ar: 'فتح القائمة' },
  page: { en: 'Page {page}', fr: 'Page {page}', de: 'Seite {page}', pt: 'Página {page}', ar: 'الصفحة {page}' },
  pages: { en: 'Pages', fr: 'Pages', de: 'Seiten', pt: 'Páginas', ar: 'الصفحات' },
  pinMenu: {
    en: 'Keep menu open',
    fr: 'Garder le menu ouvert',
    de: 'Menü offen halten',
    pt: 'Manter o menu aberto',
    ar: 'إبقاء القائمة مفتوحة',
  },
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
  refreshFailed: { en: 'This list did not refresh', fr: 'Cette liste n’a pas été actualisée', de: 'Diese Liste wurde nicht aktualisiert', pt: 'Esta lista não foi atualizada', ar: 'لم يتم تحديث هذه القائمة' },
  reload: { en: 'Reload', fr: 'Recharger', de: 'Neu laden', pt: 'Recarregar', ar: 'إعادة التحميل' },
  removeTag: {
    en: 'Remove {name}',
    fr: 'Retirer {name}',
    de: '{name} entfernen',
    pt: 'Remover {name}',
    ar: 'إزالة {name}',
  },
  required: { en: 'Required', fr: 'Obligatoire', de: 'Pflichtfeld', pt: 'Obrigatório', ar: 'مطلوب' },
  resetToDefault: {
    en: 'Reset to default',
    fr: 'Rétablir par défaut',
    de: 'Auf Standard zurücksetzen',
    pt: 'Repor predefinição',
    ar: 'استعادة الافتراضي',
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
  search: { en: 'Search', fr: 'Rechercher', de: 'Suchen', pt: 'Pesquisar', ar: 'بحث' },
  selectAllRows: {
    en: 'Select all {total}',
    fr: 'Tout sélectionner ({total})',
    de: 'Alle {total} auswählen',
    pt: 'Selecionar todos os {total}',
    ar: 'تحديد الكل ({total})',
  },
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
  selectedCount: {
    en: '{count} selected',
    fr: '{count} sélectionnés',
    de: '{count} ausgewählt',
    pt: '{count} selecionados',
    ar: '{count} محدد',
  },
  share: { en: 'Share', fr: 'Part', de: 'Anteil', pt: 'Parte', ar: 'الحصة' },
  showAsChart: {
    en: 'Show as chart',
    fr: 'Afficher en graphique',
    de: 'Als Diagramm zeigen',
    pt: 'Mostrar como gráfico',
    ar: 'عرض كمخطط',
  },
  showAsTable: {
    en: 'Show as table',
    fr: 'Afficher en tableau',
    de: 'Als Tabelle zeigen',
    pt: 'Mostrar como tabela',
    ar: 'عرض كجدول',
  },
  showPassword: {
    en: 'Show password',
    fr: 'Afficher le mot de passe',
    de: 'Passwort anzeigen',
    pt: 'Mostrar a palavra-passe',
    ar: 'إظهار كلمة المرور',
  },
  scrollToTop: {
    en: 'Back to the top',
    fr: 'Retour en haut',
    de: 'Zurück nach oben',
    pt: 'Voltar ao início',
    ar: 'العودة إلى الأعلى',
  },
  skipLinks: {
    en: 'Skip links',
    fr: 'Liens d’évitement',
    de: 'Sprunglinks',
    pt: 'Ligações de salto',
    ar: 'روابط التخطي',
  },
  skipToContent: {
    en: 'Skip to content',
    fr: 'Aller au contenu',
    de: 'Zum Inhalt springen',
    pt: 'Saltar para o conteúdo',
    ar: 'الانتقال إلى المحتوى',
  },
  skipToMenu: {
    en: 'Skip to menu',
    fr: 'Aller au menu',
    de: 'Zum Menü springen',
    pt: 'Saltar para o menu',
    ar: 'الانتقال إلى القائمة',
  },
  sort: { en: 'Sort', fr: 'Trier', de: 'Sortieren', pt: 'Ordenar', ar: 'ترتيب' },
  stillLoading: {
    en: 'Still loading',
    fr: 'Chargement toujours en cours',
    de: 'Wird noch geladen',
    pt: 'Ainda a carregar',
    ar: 'ما زال التحميل جاريًا',
  },
  tryAgain: { en: 'Try again', fr: 'Réessayer', de: 'Erneut versuchen', pt: 'Tentar novamente', ar: 'إعادة المحاولة' },
  value: { en: 'Value', fr: 'Valeur', de: 'Wert', pt: 'Valor', ar: 'القيمة' },
  worse: { en: 'worse', fr: 'moins bien', de: 'schlechter', pt: 'pior', ar: 'أسوأ' },
} satisfies Record<string, Record<UiLocale, string>>;

export type UiStringKey = keyof typeof strings;
export type UiStrings = Readonly<Record<UiStringKey, string>>;

/** Locale given by a provider; without one the language of the document counts. */
export const LocaleContext = createContext<string | undefined>(undefined);

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

// One observer of <html lang> for all components, alive only while somebody listens.
function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!observer) {
    observer = new MutationObserver(() => listeners.forEach((notify) => notify()));
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      observer?.disconnect();
      observer = undefined;
    }
  };
}

/** BCP 47 locale for `Intl`: the provider's, else the document's, else English. */
export function useLocale(): string {
  const given = useContext(LocaleContext);
  const ofDocument = useSyncExternalStore(
    subscribe,
    () => document.documentElement.lang || 'en',
    () => 'en',
  );
  return given ?? ofDocument;
}

const byLocale = new Map<UiLocale, UiStrings>();

/** The library's texts in the language of a BCP 47 locale; English where it has none. */
export function uiStrings(locale: string): UiStrings {
  const language = (uiLocales as readonly string[]).find((known) => known === locale.toLowerCase().split('-')[0]) as
    UiLocale | undefined;
  const chosen = language ?? 'en';
  let found = byLocale.get(chosen);
  if (!found) {
    found = Object.fromEntries(Object.entries(strings).map(([key, texts]) => [key, texts[chosen]])) as UiStrings;
    byLocale.set(chosen, found);
  }
  return found;
}

/** The library's texts in the current language. */
export function useStrings(): UiStrings {
  return uiStrings(useLocale());
}

/** Puts values into the `{name}` places of a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
