import i18next, { type BackendModule, type i18n, type LanguageDetectorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readText, writeText } from '../store/browserStorage';
import { store, useAtomValue } from '../store/jotai';
import { languageAtom, languages, type Language } from '../store/language';

export interface I18nOptions {
  /** Base path of the app, with a trailing slash. @default '/' */
  basePath?: string;
  /** Initial language. By default it is detected. */
  language?: Language;
}

/** Thrown when the texts of a language fail to load. The previous language stays active. */
export class LanguageLoadError extends Error {
  override name = 'LanguageLoadError';
  readonly language: string;

  constructor(language: string) {
    super(`The texts of "${language}" could not be loaded`);
    this.language = language;
  }
}

const storageKey = 'i18nextLng';
const namespace = 'translation';

const isKnown = (code: string) => languages.some((language) => language === code);
const cookieValue = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];

/** Returns the supported languages of a source. Sources that throw, such as blocked storage, count as empty. */
function knownIn(source: () => readonly (string | null | undefined)[]): string[] {
  try {
    return source()
      .map((code) => code?.split(/[-_]/)[0]?.toLowerCase() ?? '')
      .filter(isKnown);
  } catch {
    return [];
  }
}

/** Finds the user's language in the URL, a cookie, the storages, the browser and the document, in this order. */
const detector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () =>
    [
      () => [new URLSearchParams(window.location.search).get('lng')],
      () => [cookieValue(storageKey)],
      () => [readText(storageKey)],
      () => [sessionStorage.getItem(storageKey)],
      () => navigator.languages,
      () => [document.documentElement.lang],
    ].flatMap(knownIn),
  cacheUserLanguage: (language) => writeText(storageKey, language),
};

/** Failure to load a file of texts. `isTransient` is true if a retry may help: network errors and 5xx. */
class TextsError extends Error {
  readonly isTransient: boolean;

  constructor(message: string, isTransient: boolean, cause?: unknown) {
    super(message, { cause });
    this.isTransient = isTransient;
  }
}

async function readTexts(url: string): Promise<Record<string, unknown>> {
  const { status, text } = await fetch(url, { credentials: 'same-origin' })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((cause: unknown) => {
      throw new TextsError('no response', true, cause);
    });
  if (status >= 400) throw new TextsError(`status ${status}`, status >= 500);
  const texts: unknown = JSON.parse(text);
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) throw new SyntaxError('not a file of texts');
  return texts as Record<string, unknown>;
}

/** Loads the static text files. i18next retries after temporary errors with increasing delays. */
const textFiles = (basePath: string): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (language, _namespace, callback) => {
    readTexts(`${basePath}assets/data/locales/${language}.json`).then(
      (texts) => callback(null, texts),
      (error: Error) => callback(error, error instanceof TextsError && error.isTransient),
    );
  },
});

function publishLanguage() {
  const shown = i18next.resolvedLanguage ?? i18next.language;
  store.set(languageAtom, languages.find((language) => language === shown) ?? languages[0]);
}

/** Detects the user's language and loads its texts, or those of the fallback. Rejects if both fail. */
export async function setupI18n({ basePath = '/', language }: I18nOptions = {}): Promise<i18n> {
  i18next.on('languageChanged', publishLanguage);
  await i18next
    .use(textFiles(basePath))
    .use(detector)
    .use(initReactI18next)
    .init({
      ...(language ? { lng: language } : {}),
      supportedLngs: languages,
      fallbackLng: languages[0],
      load: 'languageOnly',
      ns: namespace,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
    });
  publishLanguage();
  if (!languages.some((known) => i18next.hasResourceBundle(known, namespace)))
    throw new LanguageLoadError(languages[0]);
  return i18next;
}

let latestChange = 0;

/** Changes the language. If its texts fail to load, rejects with a `LanguageLoadError` and keeps the old one. */
export async function setLanguage(code: string): Promise<void> {
  const change = ++latestChange;
  const language = languages.find((known) => known === code);
  if (!language) throw new LanguageLoadError(code);
  // `reloadResources` also retries a file that failed before.
  if (!i18next.hasResourceBundle(language, namespace)) await i18next.reloadResources([language], namespace);
  if (change !== latestChange) return;
  if (!i18next.hasResourceBundle(language, namespace)) throw new LanguageLoadError(language);
  await i18next.changeLanguage(language);
}

/** Returns the current language, the supported languages and the setter. */
export function useLanguage() {
  return { language: useAtomValue(languageAtom), languages, setLanguage };
}
