import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { trimI18next } from './trimI18next.ts';

const domain = createRequire(new URL('../packages/domain/package.json', import.meta.url));
const source = join(domain.resolve('i18next/package.json'), '../dist/esm/i18next.js');
const resources = (language) =>
  JSON.parse(
    readFileSync(new URL(`../apps/admin/public/assets/data/locales/${language}.json`, import.meta.url), 'utf8'),
  );
const folder = mkdtempSync(join(tmpdir(), 'larder-i18next-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns `t` of the trimmed module. */
async function trimmedT(language) {
  const { code } = trimI18next().transform.handler.call(
    { parse: parseAst, error: (message) => expect.unreachable(message) },
    readFileSync(source, 'utf8'),
  );
  const file = join(folder, `${language}.mjs`);
  writeFileSync(file, code);
  const { createInstance } = await import(pathToFileURL(file).href);
  const instance = createInstance();
  await instance.init({
    lng: language,
    resources: { [language]: { translation: resources(language) } },
    interpolation: { escapeValue: false },
  });
  return instance.t;
}

it('keeps plurals, number formats and texts in texts', async () => {
  const t = await trimmedT('en');
  expect(t('users.bulk.role', { count: 1, value: 'author' })).toBe('Role of 1 user: Marketing lead');
  expect(t('users.bulk.status', { count: 1200, value: 'inactive' })).toBe('Status of 1,200 users: Inactive');
});

it('supports texts in texts in Arabic', async () => {
  const text = (await trimmedT('ar'))('users.bulk.role', { count: 3, value: 'author' });
  expect(text).toContain(resources('ar').users.roles.author);
  expect(text).not.toContain('$t');
});

it('does not translate `$t()` in a value', async () => {
  const t = await trimmedT('en');
  expect(t('users.bulk.added', { count: 1, name: '$t(users.roles.author)' })).toContain('$t(users.roles.author)');
});
