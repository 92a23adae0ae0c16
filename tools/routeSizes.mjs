/** Measures what each route of the built app downloads as JavaScript, brotli, in a browser that has nothing cached. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium as playwright } from 'playwright';
import { demoAccounts } from '../packages/mock-api/src/accounts.ts';
import { chromium, chromiumArgs } from './chromium.mjs';
import { pages } from '../packages/domain/src/pages/pages.ts';
import { serve } from './serve.mjs';

const routeTree = fileURLToPath(new URL('../apps/admin/src/routeTree.gen.ts', import.meta.url));
const signInPages =
  /^\/(pages\/)?(login|register|forgot-password|reset-password|verify-email|two-steps)(-basic|-cover)?$/;
/** Returns the path of a route with values for its parameters. */
const address = (route) =>
  route
    .replace(/^(.*)\/\$galleryPage$/, (_, section) => pages.find(({ path }) => path.startsWith(`${section}/`)).path)
    .replace(/^(\/apps\/invoice\/\w+)\/\$id$/, '$1/5003')
    .replace('/order/$id', '/order/941')
    .replace('/$id', '/1')
    .replace('/$category', '/getting-started')
    .replace('/$question', '/set-up-a-restaurant')
    .replace(/\/\$$/, '/no-such-page')
    .replace(/^\/pages\/reset-password-\w+$/, '$&?token=demo-token');

/** Returns the paths of all routes in the generated route tree. */
export function routePaths() {
  const [, union] = /fullPaths:([^;]*?)\n\s*fileRoutesByTo/.exec(readFileSync(routeTree, 'utf8'));
  return [...union.matchAll(/'([^']+)'/g)].map(([, path]) => path);
}

/**
 * Returns true for entries that are not part of the first load: the mock API, and the service worker, registered in
 * idle time.
 */
const isExcluded = (entry) => /mock-api\/|^_accounts-|lib\/serviceWorker\./.test(entry);

/** Returns the loaded files that the page imports: all reachable from index.html, except through excluded entries. */
function pageFiles(dist, isLoaded) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const files = new Set();
  const follow = (key) => {
    const { file, imports = [], dynamicImports = [] } = manifest[key];
    if (files.has(`/${file}`) || !isLoaded(`/${file}`)) return;
    files.add(`/${file}`);
    for (const next of [...imports, ...dynamicImports.filter((name) => !isExcluded(name))]) follow(next);
  };
  // The manifest does not name index.html if its script is part of a chunk group.
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  for (const [key, { file }] of Object.entries(manifest)) if (page.includes(`src="/${file}"`)) follow(key);
  return files;
}

async function signIn(browser, url) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const { email, password } = demoAccounts.find(({ role }) => role === 'owner');
  await page.goto(`${url}/login?${clock}`);
  await page.getByLabel('Work e-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(({ pathname }) => !signInPages.test(pathname));
  // The mock API writes its session to IndexedDB after it has responded.
  await page.waitForFunction(async () => {
    const found = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
    const database = await found(indexedDB.open('larder-mock-api'));
    const snapshot = await found(database.transaction('texts').objectStore('texts').get('snapshot'));
    database.close();
    return String(snapshot).includes(localStorage.getItem('token'));
  });
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/** A fixed evening: pages that depend on the time of day, such as the service day, then always load the same parts. */
const clock = 'clock=2026-11-20T23:15:00Z';

/** Loads a route and waits for its heading and a quiet network. Throws if the page or a part of it fails to load. */
async function loadRoute(context, url) {
  const page = await context.newPage();
  const scripts = new Map();
  const violations = new Set();
  const failures = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  const isPart = (pathname) => pathname.startsWith('/assets/');
  page.on('requestfailed', (request) => {
    const { pathname } = new URL(request.url());
    if (isPart(pathname)) failures.push(`${pathname}: ${request.failure()?.errorText}`);
  });
  page.on('console', (message) => message.text().includes('Content Security Policy') && violations.add(message.text()));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (isPart(pathname) && !response.ok()) failures.push(`${pathname}: ${response.status()}`);
    if (/\.m?js$/.test(pathname)) scripts.set(pathname, Number(response.headers()['content-length'] ?? 0));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  failures.push(...(await page.getByRole('main').getByRole('alert').allInnerTexts()));
  if (failures.length > 0) throw new Error(`${url} failed to load: ${failures.join('; ')}`);
  return { scripts, violations, path: new URL(page.url()).pathname };
}

/**
 * Returns the scripts of each route's first load, signed in as the owner except on sign-in pages. Chunks of the mock
 * API are not counted.
 */
export async function weighRoutes(dist, routes = routePaths()) {
  const server = await serve({ root: dist, port: 0 });
  const browser = await playwright.launch({ executablePath: chromium(), args: chromiumArgs });
  try {
    const storageState = await signIn(browser, server.url);
    const weigh = async (route) => {
      const isSignedOut = signInPages.test(route);
      const context = await browser.newContext({ serviceWorkers: 'block', ...(isSignedOut ? {} : { storageState }) });
      // Disables prefetching, which is not part of the first load.
      await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      const { scripts, violations, path } = await loadRoute(
        context,
        `${server.url}${address(route)}${address(route).includes('?') ? '&' : '?'}${clock}`,
      );
      await context.close();
      if (!isSignedOut && signInPages.test(path)) throw new Error(`${route} sent the signed-in owner to ${path}.`);
      const files = pageFiles(dist, (script) => scripts.has(script));
      const isOwn = (script) => files.has(script) || !(script.startsWith('/assets/') || script === '/sw.js');
      const own = [...scripts].filter(([script]) => isOwn(script)).toSorted(([, a], [, b]) => b - a);
      return { route, scripts: own, bytes: own.reduce((sum, [, size]) => sum + size, 0), violations };
    };
    const weights = [];
    const waiting = [...routes.entries()];
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) weights[next[0]] = await weigh(next[1]);
    };
    // Most of the time is spent waiting for a quiet network.
    await Promise.all(Array.from({ length: 3 }, lane));
    return weights;
  } finally {
    await browser.close();
    await server.close();
  }
}
