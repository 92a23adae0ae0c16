import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseHeadersFile, parseNginxConfig, type HeadersOf } from '../tools/hostHeaders';
import { serve } from '../tools/serve.mjs';
import { expect, test as journey } from './support/journey';
import { signIn } from './support/signIn';

const root = fileURLToPath(new URL('../apps/admin/dist', import.meta.url));
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

const hosts = {
  'the headers of _headers': () => parseHeadersFile(read('_headers')),
  'the headers of nginx.conf': () => parseNginxConfig(read('nginx.conf')),
  'no headers': (): HeadersOf => () => ({}),
};

const test = journey.extend<{ host: keyof typeof hosts; site: Awaited<ReturnType<typeof serve>>; baseURL: string }>({
  host: ['no headers', { option: true }],
  site: async ({ host }, use) => {
    const site = await serve({ root, port: 0, headersOf: hosts[host]() });
    await use(site);
    await site.close();
  },
  baseURL: ({ site }, use) => use(site.url),
});

for (const host of Object.keys(hosts) as (keyof typeof hosts)[])
  test.describe(`on a host that sends ${host}`, () => {
    test.use({ host, serviceWorkers: 'allow' });

    test('injected scripts and styles are blocked, and the app runs without violations of its policy', async ({
      page,
      report,
    }) => {
      // The first visit: no service worker responds with its own copy of the page yet.
      await page.route('**/login', async (route) => {
        const response = await route.fetch();
        const injected = '<script>isInjected = true</script><p id="injected" style="color: red">Injected</p>';
        await route.fulfill({ response, body: (await response.text()).replace('</body>', `${injected}</body>`) });
      });
      await page.goto('/login');
      await page.getByRole('main').waitFor();
      expect(await page.evaluate(() => 'isInjected' in window)).toBe(false);
      await expect(page.locator('#injected')).not.toHaveCSS('color', 'rgb(255, 0, 0)');
      for (const directive of ['script-src-elem', 'style-src-attr'])
        expect(report.errors).toContainEqual(expect.stringContaining(`policy ${directive} blocked inline`));
      report.errors = report.errors.filter(
        (line) => !/script-src-elem|style-src-attr|Content Security Policy/.test(line),
      );
      await page.unrouteAll();

      await signIn(page, '/apps/user/list');
      const row = page.getByRole('grid').getByRole('link', { name: /Maren Holt/ });
      await expect(row).toBeVisible();
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload();
      await expect(row).toBeVisible();
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    });
  });
