import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failingStorage } from '../store/testing/failingStorage';

const texts: Record<string, object> = {
  en: { greeting: 'Hello {{name}}' },
  de: { greeting: 'Hallo {{name}}' },
  fr: { greeting: 'Bonjour {{name}}' },
  ar: { greeting: 'مرحبا {{name}}' },
};
/** A status, the content of a file, or `network` for a network error. */
type FakeFile = number | string;

/** Responses by language. The responses of an array are sent in order, then the file. */
let script: Record<string, FakeFile[]> = {};
let reads: string[] = [];

const languageOf = (url: string) => /locales\/(\w+)\.json$/.exec(url)?.[1] ?? '?';

beforeEach(() => {
  script = {};
  reads = [];
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'i18nextLng=; Max-Age=0';
  window.history.replaceState(null, '', '/');
  document.documentElement.lang = '';
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['xx']);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('xx');
  vi.stubGlobal('fetch', async (url: string) => {
    const language = languageOf(url);
    reads.push(url);
    const reply = script[language]?.shift() ?? (texts[language] ? JSON.stringify(texts[language]) : 404);
    if (reply === 'network') throw new TypeError('Load failed');
    return typeof reply === 'number' ? new Response('', { status: reply }) : new Response(reply);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Imports the module again, because i18next keeps state in it. */
async function load() {
  vi.resetModules();
  const i18n = await import('./i18n');
  const { store } = await import('../store/jotai');
  const { languageAtom } = await import('../store/language');
  return { ...i18n, language: () => store.get(languageAtom) };
}

async function start(options = {}) {
  const page = await load();
  const starting = page.setupI18n(options);
  await vi.runAllTimersAsync();
  return { ...page, i18next: await starting };
}

describe('initial language', () => {
  const places: [string, () => void][] = [
    ['the address', () => window.history.replaceState(null, '', '/?lng=de')],
    ['a cookie', () => (document.cookie = 'i18nextLng=de')],
    ['local storage', () => localStorage.setItem('i18nextLng', 'de')],
    ['session storage', () => sessionStorage.setItem('i18nextLng', 'de')],
    ['the browser', () => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT'])],
    ['the page', () => (document.documentElement.lang = 'de')],
  ];

  it.each(places)('detects the initial language in %s', async (_name, place) => {
    place();
    const { language, i18next } = await start();
    expect(language()).toBe('de');
    expect(i18next.t('greeting', { name: '<Ö>' })).toBe('Hallo <Ö>');
  });

  it('uses the language of the first source that has one', async () => {
    localStorage.setItem('i18nextLng', 'fr');
    document.documentElement.lang = 'ar';
    window.history.replaceState(null, '', '/?lng=de');
    const { language } = await start();
    expect(language()).toBe('de');
    expect(localStorage.getItem('i18nextLng')).toBe('de');
  });

  it.each(['xx', '<b>', 'cimode', '../en', ''])('falls back to English for the stored value %j', async (stored) => {
    localStorage.setItem('i18nextLng', stored);
    const { language, i18next } = await start();
    expect(language()).toBe('en');
    expect(i18next.t('greeting', { name: 'Ada' })).toBe('Hello Ada');
  });

  it('detects the initial language even if storage throws', async () => {
    const access = failingStorage('getItem', 'setItem');
    document.documentElement.lang = 'fr';
    const { language } = await start();
    expect(language()).toBe('fr');
    expect(access).toHaveBeenCalled();
  });

  it('falls back to English if the texts of the initial language fail to load', async () => {
    localStorage.setItem('i18nextLng', 'de');
    script.de = [404];
    const { language, i18next } = await start();
    expect(language()).toBe('en');
    expect(i18next.t('greeting', { name: 'Ada' })).toBe('Hello Ada');
  });
});

describe('initialization', () => {
  it('initialization fails if the texts of both the detected and the fallback language fail to load', async () => {
    localStorage.setItem('i18nextLng', 'de');
    script = { de: [404], en: ['<!doctype html>'] };
    const { setupI18n } = await load();
    const starting = expect(setupI18n()).rejects.toMatchObject({ name: 'LanguageLoadError', language: 'en' });
    await vi.runAllTimersAsync();
    await starting;
  });

  it('initialization loads the detected language and the fallback in parallel', async () => {
    localStorage.setItem('i18nextLng', 'ar');
    const { setupI18n } = await load();
    const starting = setupI18n();
    await vi.advanceTimersByTimeAsync(0);
    expect(reads.map(languageOf).toSorted()).toEqual(['ar', 'en']);
    await starting;
  });

  it('initialization allows ten parallel loads', async () => {
    const { i18next } = await start();
    expect(i18next.services.backendConnector.maxParallelReads).toBe(10);
  });
});

describe('loading texts', () => {
  it.each<[string, FakeFile]>([
    ['a server error', 503],
    ['a network error', 'network'],
  ])(
    'retries loading texts five times after %s, starting after 350 ms and doubling the delay',
    async (_name, reply) => {
      const { setLanguage } = await start();
      reads = [];
      script.de = Array.from({ length: 9 }, () => reply);
      const change = setLanguage('de').catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(0);
      expect(reads).toHaveLength(1);
      for (const [tries, wait] of [350, 700, 1400, 2800, 5600].entries()) {
        await vi.advanceTimersByTimeAsync(wait - 1);
        expect(reads).toHaveLength(tries + 1);
        await vi.advanceTimersByTimeAsync(1);
        expect(reads).toHaveLength(tries + 2);
      }
      await vi.advanceTimersByTimeAsync(60_000);
      expect(reads).toHaveLength(6);
      expect(await change).toMatchObject({ name: 'LanguageLoadError', language: 'de' });
    },
  );

  it('loads texts at the third attempt', async () => {
    const { setLanguage, language } = await start();
    script.de = [500, 'network'];
    const change = setLanguage('de');
    await vi.advanceTimersByTimeAsync(350 + 700);
    await change;
    expect(language()).toBe('de');
  });

  it.each<[string, FakeFile]>([
    ['404', 404],
    ['403', 403],
    ['broken JSON', '{"greeting":'],
    ['an HTML page', '<!doctype html>'],
    ['JSON of another shape', '[]'],
  ])('does not retry loading texts after %s', async (_name, reply) => {
    const { setLanguage, language } = await start();
    reads = [];
    script.de = [reply];
    await expect(setLanguage('de')).rejects.toMatchObject({ language: 'de' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads).toHaveLength(1);
    expect(language()).toBe('en');
    // The user can request the language again.
    await setLanguage('de');
    expect(language()).toBe('de');
  });

  it('loads texts from the base path of the app', async () => {
    await start({ basePath: '/larder/' });
    expect(reads).toEqual(['/larder/assets/data/locales/en.json']);
  });
});

describe('changing the language', () => {
  it('applies the last chosen language, even if an earlier one loads later', async () => {
    const { setLanguage, language } = await start();
    script.de = [503];
    const first = setLanguage('de');
    const second = setLanguage('fr');
    await second;
    await vi.advanceTimersByTimeAsync(1_000);
    await first;
    expect(language()).toBe('fr');
    expect(localStorage.getItem('i18nextLng')).toBe('fr');
  });

  it('keeps the old language in storage if loading fails', async () => {
    const { setLanguage } = await start({ language: 'fr' });
    await setLanguage('ar');
    script.de = [404];
    await expect(setLanguage('de')).rejects.toThrow();
    expect(localStorage.getItem('i18nextLng')).toBe('ar');
  });

  it('rejects an unsupported language', async () => {
    const { setLanguage } = await start();
    await expect(setLanguage('tlh')).rejects.toMatchObject({ language: 'tlh' });
  });
});
