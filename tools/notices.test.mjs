// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readNotices } from './notices.ts';

const notices = readNotices();
const dependencies = ['apps/admin', 'packages/ui', 'packages/domain'].flatMap((folder) =>
  Object.keys(JSON.parse(readFileSync(new URL(`../${folder}/package.json`, import.meta.url), 'utf8')).dependencies),
);

test('every dependency is listed, but no package of the workspace', () => {
  const names = notices.map(({ name }) => name);
  expect(dependencies.filter((name) => !name.startsWith('@larder/') && !names.includes(name))).toEqual([]);
  expect(names.filter((name) => name.startsWith('@larder/'))).toEqual([]);
});

test('indirect dependencies are listed', () =>
  expect(notices.map(({ name }) => name)).toEqual(expect.arrayContaining(['scheduler', '@tanstack/query-core'])));

test('every listed package has a license name or text', () =>
  expect(notices.filter(({ license, text }) => license === 'UNKNOWN' && text === '')).toEqual([]));

test('the notice of a package contains the text of its license file', () => {
  const react = notices.find(({ name }) => name === 'react');
  expect(react.license).toBe('MIT');
  expect(react.text).toMatch(/^MIT License/);
});

test('each version is listed once', () => {
  const ids = notices.map(({ name, version }) => `${name} ${version}`);
  expect(new Set(ids).size).toBe(ids.length);
});
