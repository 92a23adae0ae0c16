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

/** Runs the script as the head of a page at that address does; its listeners go with the test. */
function run(address = '/') {
  window.history.replaceState(null, '', address);
  const listen = (type: string, listener: EventListener, options?: boolean) => {
    window.addEventListener(type, listener, options);
    stops.push(() => window.removeEventListener(type, listener, options));
  };
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- the file is a script of its own, not a module
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

describe('the first paint', () => {
  const places: [string, () => string | undefined][] = [
    ['the address', () => '/?lng=ar'],
    ['a cookie', () => void (document.cookie = 'i18nextLng=ar')],
    ['local storage', () => localStorage.setItem('i18nextLng', 'ar') as undefined],
    ['session storage', () => sessionStorage.setItem('i18nextLng', 'ar') as undefined],
    ['the browser', () => void vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['xx', 'ar-EG'])],
  ];
  it.each(places)('finds its language in %s, and turns to it', (_name, place) => {
    run(place());
    expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
  });

  it('keeps to the first place that has one, and to the direction chosen by hand', () => {
    localStorage.setItem('i18nextLng', 'fr');
    localStorage.setItem('direction', 'rtl');
    run('/?lng=de');
    expect([root.lang, root.dir]).toEqual(['de', 'rtl']);
  });

  it.each(['xx', '<b>', ''])('ignores %j wherever it stands', (value) => {
    for (const key of ['i18nextLng', 'direction', 'skin']) localStorage.setItem(key, value);
    run(`/?lng=${encodeURIComponent(value)}`);
    expect([root.lang, root.dir, root.dataset.skin]).toEqual(['en', 'ltr', 'light']);
  });

  it('stands where storage throws', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    run();
    expect([root.lang, root.dir, root.dataset.skin]).toEqual(['en', 'ltr', 'light']);
  });

  it('follows the device where the skin says so', () => {
    localStorage.setItem('skin', 'system');
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    run();
    expect(root.dataset.skin).toBe('dark');
    vi.unstubAllGlobals();
  });
});

describe('the splash', () => {
  it('says so after ten seconds, and gives up after 120', () => {
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
  ])('gives up at once, for good, when %s does not come', (_name, add, selector) => {
    run();
    add();
    document.querySelector(`body > ${selector}`)?.dispatchEvent(new Event('error'));
    expect(splash()?.dataset.state).toBe('failed');
    vi.advanceTimersByTime(10_000);
    expect(splash()?.dataset.state).toBe('failed');
  });

  it.each(['error', 'unhandledrejection'])('gives up when the start ends in an %s', (type) => {
    run();
    window.dispatchEvent(new Event(type));
    expect(splash()?.dataset.state).toBe('failed');
  });

  it('does not miss a picture', () => {
    run();
    document.body.insertAdjacentHTML('beforeend', '<link rel="icon">');
    document.querySelector('body > link')?.dispatchEvent(new Event('error'));
    expect(splash()?.dataset.state).toBeUndefined();
  });

  it('is not looked for once the app stands', () => {
    run();
    document.body.innerHTML = '<main></main>';
    expect(() => vi.advanceTimersByTime(120_000)).not.toThrow();
    window.dispatchEvent(new Event('error'));
  });

  it('reloads by its button', () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    run();
    document.querySelector<HTMLElement>('.splash-reload span')?.click();
    expect(reload).toHaveBeenCalledOnce();
    splash()?.click();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each(['en', 'fr', 'de', 'pt', 'ar'])('speaks as the app does, in %s', (language) => {
    const word = (name: string) => document.querySelector(`.splash-${name} [lang="${language}"]`)?.textContent;
    const { errors } = texts(language);
    expect([word('failed'), word('reload')]).toEqual([errors.chunkMissing.title, errors.reload]);
    expect([word('loading'), word('late')]).toEqual([expect.any(String), expect.any(String)]);
  });
});
