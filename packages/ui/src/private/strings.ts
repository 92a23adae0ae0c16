import { createContext, useContext, useSyncExternalStore } from 'react';

/** The languages of the library's own few texts. */
export const uiLocales = ['en', 'fr', 'de', 'pt', 'ar'] as const;
export type UiLocale = (typeof uiLocales)[number];

/** Texts by key, each in every language. */
export type UiTexts = Readonly<Record<string, Readonly<Record<UiLocale, string>>>>;

/** What components of more than one family say by themselves; a family's own texts stand in a table of their own, so that a page carries only what it can show. `{name}` marks a value, see `fill`. Keep the alphabet of the keys. */
export const coreStrings = {
  capsLock: {
    en: 'Caps Lock is on',
    fr: 'Verr. Maj est activé',
    de: 'Feststelltaste ist aktiv',
    pt: 'Caps Lock está ativado',
    ar: 'مفتاح الأحرف الكبيرة مفعّل',
  },
  characterCount: {
    en: '{count} of {max} characters',
    fr: '{count} caractères sur {max}',
    de: '{count} von {max} Zeichen',
    pt: '{count} de {max} caracteres',
    ar: '{count} من {max} حرفًا',
  },
  close: { en: 'Close', fr: 'Fermer', de: 'Schließen', pt: 'Fechar', ar: 'إغلاق' },
  hidePassword: {
    en: 'Hide password',
    fr: 'Masquer le mot de passe',
    de: 'Passwort verbergen',
    pt: 'Ocultar a palavra-passe',
    ar: 'إخفاء كلمة المرور',
  },
  loading: { en: 'Loading', fr: 'Chargement', de: 'Wird geladen', pt: 'A carregar', ar: 'جارٍ التحميل' },
  reload: { en: 'Reload', fr: 'Recharger', de: 'Neu laden', pt: 'Recarregar', ar: 'إعادة التحميل' },
  required: { en: 'Required', fr: 'Obligatoire', de: 'Pflichtfeld', pt: 'Obrigatório', ar: 'مطلوب' },
  showPassword: {
    en: 'Show password',
    fr: 'Afficher le mot de passe',
    de: 'Passwort anzeigen',
    pt: 'Mostrar a palavra-passe',
    ar: 'إظهار كلمة المرور',
  },
  stillLoading: {
    en: 'Still loading',
    fr: 'Chargement toujours en cours',
    de: 'Wird noch geladen',
    pt: 'Ainda a carregar',
    ar: 'ما زال التحميل جاريًا',
  },
} satisfies UiTexts;

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

const chosenTexts = new WeakMap<UiTexts, Map<UiLocale, Readonly<Record<string, string>>>>();

/** The texts of a table in the language of a BCP 47 locale; English where it has none. */
export function uiStrings<T extends UiTexts>(table: T, locale: string): Readonly<Record<keyof T, string>> {
  const language = uiLocales.find((known) => known === locale.toLowerCase().split('-')[0]) ?? 'en';
  const byLocale = chosenTexts.get(table) ?? new Map<UiLocale, Readonly<Record<string, string>>>();
  chosenTexts.set(table, byLocale);
  let found = byLocale.get(language);
  if (!found) {
    found = Object.fromEntries(Object.entries(table).map(([key, texts]) => [key, texts[language]]));
    byLocale.set(language, found);
  }
  return found as Readonly<Record<keyof T, string>>;
}

/** The library's texts in the current language: those of every component, or the table of a family of them. */
export function useStrings(): Readonly<Record<keyof typeof coreStrings, string>>;
export function useStrings<T extends UiTexts>(table: T): Readonly<Record<keyof T, string>>;
export function useStrings(table: UiTexts = coreStrings) {
  return uiStrings(table, useLocale());
}

/** Puts values into the `{name}` places of a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
