import { createContext, useContext, useSyncExternalStore } from 'react';

/** The languages of the library's own few texts. */
export const uiLocales = ['en', 'fr', 'de', 'pt', 'ar'] as const;
export type UiLocale = (typeof uiLocales)[number];

/** Every text the library says by itself. `{name}` marks a value, see `fill`. Keep a key in one line: five languages, alphabet of the keys. */
const strings = {
  capsLock: { en: 'Caps Lock is on', fr: 'Verr. Maj est activé', de: 'Feststelltaste ist aktiv', pt: 'Caps Lock está ativado', ar: 'مفتاح الأحرف الكبيرة مفعّل' },
  characterCount: { en: '{count} of {max} characters', fr: '{count} caractères sur {max}', de: '{count} von {max} Zeichen', pt: '{count} de {max} caracteres', ar: '{count} من {max} حرفًا' },
  choose: { en: 'Choose', fr: 'Choisir', de: 'Auswählen', pt: 'Escolher', ar: 'اختر' },
  close: { en: 'Close', fr: 'Fermer', de: 'Schließen', pt: 'Fechar', ar: 'إغلاق' },
  collapseMenu: { en: 'Collapse menu', fr: 'Réduire le menu', de: 'Menü einklappen', pt: 'Recolher o menu', ar: 'طي القائمة' },
  hidePassword: { en: 'Hide password', fr: 'Masquer le mot de passe', de: 'Passwort verbergen', pt: 'Ocultar a palavra-passe', ar: 'إخفاء كلمة المرور' },
  loading: { en: 'Loading', fr: 'Chargement', de: 'Wird geladen', pt: 'A carregar', ar: 'جارٍ التحميل' },
  mainMenu: { en: 'Main menu', fr: 'Menu principal', de: 'Hauptmenü', pt: 'Menu principal', ar: 'القائمة الرئيسية' },
  nothingMatches: { en: 'Nothing matches', fr: 'Aucun résultat', de: 'Keine Treffer', pt: 'Nenhum resultado', ar: 'لا توجد نتائج' },
  openMenu: { en: 'Open menu', fr: 'Ouvrir le menu', de: 'Menü öffnen', pt: 'Abrir o menu', ar: 'فتح القائمة' },
  pinMenu: { en: 'Keep menu open', fr: 'Garder le menu ouvert', de: 'Menü offen halten', pt: 'Manter o menu aberto', ar: 'إبقاء القائمة مفتوحة' },
  required: { en: 'Required', fr: 'Obligatoire', de: 'Pflichtfeld', pt: 'Obrigatório', ar: 'مطلوب' },
  search: { en: 'Search', fr: 'Rechercher', de: 'Suchen', pt: 'Pesquisar', ar: 'بحث' },
  showPassword: { en: 'Show password', fr: 'Afficher le mot de passe', de: 'Passwort anzeigen', pt: 'Mostrar a palavra-passe', ar: 'إظهار كلمة المرور' },
  skipToContent: { en: 'Skip to content', fr: 'Aller au contenu', de: 'Zum Inhalt springen', pt: 'Saltar para o conteúdo', ar: 'الانتقال إلى المحتوى' },
  skipToMenu: { en: 'Skip to menu', fr: 'Aller au menu', de: 'Zum Menü springen', pt: 'Saltar para o menu', ar: 'الانتقال إلى القائمة' },
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
  const ofDocument = useSyncExternalStore(subscribe, () => document.documentElement.lang || 'en', () => 'en');
  return given ?? ofDocument;
}

const byLocale = new Map<UiLocale, UiStrings>();

/** The library's texts in the language of a BCP 47 locale; English where it has none. */
export function uiStrings(locale: string): UiStrings {
  const language = (uiLocales as readonly string[]).find((known) => known === locale.toLowerCase().split('-')[0]) as UiLocale | undefined;
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
