import { expect, test, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import type { cleanDocument } from '../packages/ui/src/private/dom/frameHtml';
import { attackerHost, hostileHtml } from './support/hostileHtml';

const sanitizer = fileURLToPath(new URL('../packages/ui/src/private/dom/frameHtml.ts', import.meta.url));
const framePath = '/frames/mail.html';
/** Number of frames that are open at the same time. */
const batch = 40;

/** The bundled sanitizer, in the page. */
declare const layers: { cleanDocument: typeof cleanDocument };

/** Opens an empty page of the app's origin without a policy. Records script runs and requests to the attacker. */
async function openEmptyPage(page: Page) {
  const runs: string[] = [];
  page.on('dialog', (dialog) => {
    runs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route(
    (url) => url.pathname === '/empty.html',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Empty</title>' }),
  );
  const requests: string[] = [];
  // Unlike events of the page, routes see only requests that the policy has allowed.
  await page.route(
    (url) => url.hostname === attackerHost,
    (route) => {
      requests.push(route.request().url());
      return route.fulfill({ body: '' });
    },
  );
  await page.goto('/empty.html');
  return { runs, requests };
}

/** Triggers every event handler in the frames. Handlers set by markup are compiled only if scripts may run. */
const trigger = (page: Page) =>
  page.evaluate(async () => {
    for (const frame of document.querySelectorAll('iframe'))
      for (const element of frame.contentDocument?.querySelectorAll('*') ?? [])
        // Elements can shadow properties of their parents, such as `attributes` of a form.
        for (const name of Element.prototype.getAttributeNames.call(element))
          if (/^on/i.test(name))
            EventTarget.prototype.dispatchEvent.call(
              element,
              new Event(name.slice(2).toLowerCase(), { bubbles: true }),
            );
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });

const batches = Array.from({ length: Math.ceil(hostileHtml.length / batch) }, (_, index) =>
  hostileHtml.slice(index * batch, (index + 1) * batch),
);

test('a hostile message runs no script and sends no request if only the frame protects the page', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const { runs, requests } = await openEmptyPage(page);
  const served = await request.get(framePath);
  const headers = served.headers();
  const empty = await served.text();
  expect(empty).toContain('<body></body>');
  // The unsanitized message is part of the page, so that its scripts are parsed as such.
  await page.route(
    (url) => url.pathname === framePath,
    (route) => {
      const message = hostileHtml[Number(new URL(route.request().url()).searchParams.get('n'))] ?? '';
      const { 'content-encoding': _none, 'content-length': _other, ...kept } = headers;
      return route.fulfill({ headers: kept, body: empty.replace('<body></body>', () => `<body>${message}`) });
    },
  );
  for (const index of batches.keys()) {
    await page.evaluate(
      async ({ first, count, path }) => {
        const frames = Array.from({ length: count }, (_, at) => {
          const frame = document.createElement('iframe');
          frame.sandbox.add('allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox', 'allow-modals');
          frame.src = `${path}?n=${first + at}`;
          return frame;
        });
        const loaded = frames.map((frame) => new Promise((resolve) => frame.addEventListener('load', resolve)));
        document.body.replaceChildren(...frames);
        await Promise.all(loaded);
      },
      { first: index * batch, count: batches[index]!.length, path: framePath },
    );
    await trigger(page);
  }
  expect({ runs, requests }).toEqual({ runs: [], requests: [] });
});

test('a hostile message runs no script and sends no request if only the sanitizer protects the page', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { runs, requests } = await openEmptyPage(page);
  const bundle = await build({
    entryPoints: [sanitizer],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'layers',
  });
  await page.evaluate(bundle.outputFiles[0]!.text.replace(/^var layers|^"use strict";\s*var layers/m, 'window.layers'));
  for (const messages of batches) {
    await page.evaluate((all) => {
      const frames = all.map(() => document.createElement('iframe'));
      document.body.replaceChildren(...frames);
      for (const [index, frame] of frames.entries()) {
        const target = frame.contentWindow!;
        const { root } = layers.cleanDocument(all[index]!, target, false);
        // Parsed again, because some markup becomes dangerous only the second time.
        target.document.open();
        target.document.write(root.outerHTML);
        target.document.close();
      }
    }, messages);
    await trigger(page);
  }
  expect({ runs, requests }).toEqual({ runs: [], requests: [] });
});

test('without both layers, hostile messages run scripts and send requests', async ({ page }) => {
  test.setTimeout(240_000);
  const { runs, requests } = await openEmptyPage(page);
  for (const messages of batches.slice(0, 6).concat(batches.slice(-4))) {
    await page.evaluate((all) => {
      const frames = all.map(() => document.createElement('iframe'));
      document.body.replaceChildren(...frames);
      for (const [index, frame] of frames.entries()) {
        frame.contentDocument!.open();
        frame.contentDocument!.write(all[index]!);
        frame.contentDocument!.close();
      }
    }, messages);
    await trigger(page);
  }
  expect(runs.length).toBeGreaterThan(50);
  expect(requests.length).toBeGreaterThan(20);
});
