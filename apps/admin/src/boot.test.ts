import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const app = join(import.meta.dirname, '..');
const boot = readFileSync(join(app, 'public/boot.js'), 'utf8');
const page = readFileSync(join(app, 'index.html'), 'utf8');
const [splashHtml = ''] = /<div class="splash"[\s\S]*?\n {6}<\/div>/.exec(page) ?? [];
const texts = (language: string) =>
  JSON.parse(readFileSync(join(app, `public/assets/data/locales/${language}.json`), 'utf8')) as {
    errors: { reload: string; chunkMissing: { title: string } };
  };

const root = document.documentElement;
const splash = () => document.querySelector<HTMLElement>('.splash');
const stops: (() => void)[] = [];

/** Runs the script as if in the `<head>` of a page at `address`. Its listeners are removed after the test. */
function run(address = '/') {
  window.history.replaceState(null, '', address);
  const listen = (type: string, listener: EventListener, options?: boolean) => {
    window.addEventListener(type, listener, options);
    stops.push(() => window.removeEventListener(type, listener, options));
  };
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- the file is a classic script, not a module
  new Function('addEventListener', boot)(listen);
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'i18nextLng=; Max-Age=0';
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['xx']);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('xx');
  root.lang = 'en';
  root.dir = 'ltr';
  document.body.innerHTML = `<div id="root">${splashHtml}</div>`;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('first paint', () => {
  const places: [string, () => string | undefined][] = [
    ['the URL', () => '/?lng=ar'],
    ['a cookie', () => void (document.cookie = 'i18nextLng=ar')],
    ['local storage', () => localStorage.setItem('i18nextLng', 'ar') as undefined],
    ['session storage', () => sessionStorage.setItem('i18nextLng', 'ar') as undefined],
    ['the browser', () => void vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['xx', 'ar-EG'])],
  ];
  it.each(places)('reads the language from %s and sets the direction', (_name, place) => {
    run(place());
    expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
  });

  it('prefers the URL over the stored language, and the stored direction over that of the language', () => {
    localStorage.setItem('i18nextLng', 'fr');
    localStorage.setItem('direction', 'rtl');
    run('/?lng=de');
    expect([root.lang, root.dir]).toEqual(['de', 'rtl']);
  });

  it.each(['xx', '<b>', ''])('ignores the invalid value %j in the URL and in local storage', (value) => {
    for (const key of ['i18nextLng', 'direction', 'skin']) localStorage.setItem(key, value);
    run(`/?lng=${encodeURIComponent(value)}`);
    expect([root.lang, root.dir, root.dataset.skin]).toEqual(['en', 'ltr', 'light']);
  });

  it('the first paint uses the defaults if storage throws', () => {
    const getItem = vi.fn(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue({ getItem } as unknown as Storage);
    run();
    expect([root.lang, root.dir, root.dataset.skin]).toEqual(['en', 'ltr', 'light']);
    expect(getItem).toHaveBeenCalled();
  });

  it('follows the system color scheme if the skin is "system"', () => {
    localStorage.setItem('skin', 'system');
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    run();
    expect(root.dataset.skin).toBe('dark');
    vi.unstubAllGlobals();
  });
});

describe('splash screen', () => {
  it('the splash screen shows a hint after 10 seconds of loading and an error after 120', () => {
    run();
    vi.advanceTimersByTime(9_999);
    expect(splash()?.dataset.state).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(splash()?.dataset.state).toBe('late');
    vi.advanceTimersByTime(109_999);
    expect(splash()?.dataset.state).toBe('late');
    vi.advanceTimersByTime(1);
    expect(splash()?.dataset.state).toBe('failed');
  });

  it.each([
    ['a script', () => document.body.append(document.createElement('script')), 'script'],
    ['a style sheet', () => document.body.insertAdjacentHTML('beforeend', '<link rel="stylesheet">'), 'link'],
  ])('the splash screen shows a permanent error when %s cannot be loaded', (_name, add, selector) => {
    run();
    add();
    document.querySelector(`body > ${selector}`)?.dispatchEvent(new Event('error'));
    expect(splash()?.dataset.state).toBe('failed');
    vi.advanceTimersByTime(10_000);
    expect(splash()?.dataset.state).toBe('failed');
  });

  it.each(['error', 'unhandledrejection'])('the splash screen shows an error on an %s event during startup', (type) => {
    run();
    window.dispatchEvent(new Event(type));
    expect(splash()?.dataset.state).toBe('failed');
  });

  it('the splash screen ignores an icon that cannot be loaded', () => {
    run();
    document.body.insertAdjacentHTML('beforeend', '<link rel="icon">');
    document.querySelector('body > link')?.dispatchEvent(new Event('error'));
    expect(splash()?.dataset.state).toBeUndefined();
  });

  it('the script of the splash screen does not throw after the app has rendered', () => {
    run();
    document.body.innerHTML = '<main></main>';
    expect(() => vi.advanceTimersByTime(120_000)).not.toThrow();
    window.dispatchEvent(new Event('error'));
  });

  it('reloads the page when the reload button is clicked', () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    run();
    document.querySelector<HTMLElement>('.splash-reload span')?.click();
    expect(reload).toHaveBeenCalledOnce();
    splash()?.click();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each(['en', 'fr', 'de', 'pt', 'ar'])('the splash screen uses the error texts of the app in %s', (language) => {
    const word = (name: string) => document.querySelector(`.splash-${name} [lang="${language}"]`)?.textContent;
    const { errors } = texts(language);
    expect([word('failed'), word('reload')]).toEqual([errors.chunkMissing.title, errors.reload]);
    expect([word('loading'), word('late')]).toEqual([expect.any(String), expect.any(String)]);
  });
});
