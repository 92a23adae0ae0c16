import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { checkProps } from '../dom/checkProps';

/** Languages of the built-in texts. */
export const uiLocales = ['en', 'fr', 'de', 'pt', 'ar'] as const;
/** A language of the built-in texts. */
export type UiLocale = (typeof uiLocales)[number];

/** Texts by key, in every language. */
export type UiTexts = Readonly<Record<string, Readonly<Record<UiLocale, string>>>>;

/** Locale of a provider. Defaults to the document's language. */
export const LocaleContext = createContext<string | undefined>(undefined);

/** Texts of a provider. They replace the built-in texts. */
export const StringsContext = createContext<Readonly<Record<string, string>> | undefined>(undefined);

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

// Subscribes to `<html lang>`. All components share one observer, which is active while there are subscribers.
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

/** Returns the BCP 47 locale for `Intl`: the provider's, else the document's, else English. */
export function useLocale(): string {
  const given = useContext(LocaleContext);
  const documentLocale = useSyncExternalStore(
    subscribe,
    () => document.documentElement.lang || 'en',
    () => 'en',
  );
  return given ?? documentLocale;
}

/** Returns the language of a BCP 47 locale, if it has built-in texts. */
function builtInLanguage(locale: string): UiLocale | undefined {
  return uiLocales.find((known) => known === locale.toLowerCase().split('-')[0]);
}

const chosenTexts = new WeakMap<UiTexts, Map<UiLocale, Readonly<Record<string, string>>>>();

/** Returns the texts of a table in the language of a BCP 47 locale, or in English. */
export function uiStrings<T extends UiTexts>(table: T, locale: string): Readonly<Record<keyof T, string>> {
  const language = builtInLanguage(locale) ?? 'en';
  const byLocale = chosenTexts.get(table) ?? new Map<UiLocale, Readonly<Record<string, string>>>();
  chosenTexts.set(table, byLocale);
  let found = byLocale.get(language);
  if (!found) {
    found = Object.fromEntries(Object.entries(table).map(([key, texts]) => [key, texts[language]]));
    byLocale.set(language, found);
  }
  return found as Readonly<Record<keyof T, string>>;
}

/** Returns the texts of a table in the current language. Texts of the provider replace built-in ones. */
export function useStrings<T extends UiTexts>(table: T): Readonly<Record<keyof T, string>> {
  const locale = useLocale();
  const given = useContext(StringsContext);
  const builtIn = uiStrings(table, locale);
  if (!builtInLanguage(locale)) checkProps('strings', 'UiProvider', { locale, table, given });
  return useMemo(() => (given ? { ...builtIn, ...given } : builtIn), [builtIn, given]);
}

/** Replaces the `{name}` placeholders of a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
