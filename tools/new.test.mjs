// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkLayout } from './check-layout.mjs';
import { scaffold } from './new.mjs';

let root;
const table = 'packages/domain/src/pages/pageTable.ts';
const english = 'apps/admin/public/assets/data/locales/en.json';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'larder-new-'));
  // Files that `pnpm new page` changes.
  for (const path of [table, english]) put(path, readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (path) => readFileSync(join(root, path), 'utf8');
const put = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

describe('pnpm new', () => {
  test.each([
    ['component', 'PriceTag', 6],
    ['entity', 'samples', 8],
    ['page', 'SampleList', 3],
  ])('pnpm new %s %s creates files that follow the layout rules', (kind, name, count) => {
    const { files } = scaffold(root, kind, name);
    expect(files).toHaveLength(count);
    expect(files.every((file) => existsSync(join(root, file)))).toBe(true);
    expect(checkLayout(root)).toEqual([]);
  });

  test('adds an entry for a component: the value, then its type', () => {
    scaffold(root, 'component', 'PriceTag');
    expect(
      read('packages/ui/src/entries/PriceTag.ts')
        .split('\n')
        .map((line) => line.slice(0, 21)),
    ).toEqual(['export { PriceTag } f', 'export type { PriceTa', '']);
  });

  test('adds a record with a new ID and a title for a page', () => {
    const { changed } = scaffold(root, 'page', 'SampleList', undefined, 'read sample');
    expect(changed).toEqual([table, english]);
    const ids = [...read(table).matchAll(/\bid: (\d+)/g)].map(([, id]) => Number(id));
    expect(read(table)).toContain(
      `sampleList: { id: ${Math.max(...ids)}, path: '/apps/sample/list', title: 'Sample list', icon: 'file', access: 'read sample' },`,
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(JSON.parse(read(english)).nav.pages.sampleList).toBe('Sample list');
    expect(read('apps/admin/src/routes/_shell/apps/sample/list.tsx')).toContain('beforeLoad: requireAccess');
  });

  test('uses path and access of a planned page and leaves its record unchanged', () => {
    const before = read(table);
    const { files, changed, next } = scaffold(root, 'page', 'Roles');
    expect(changed).toEqual([]);
    expect(next).toEqual(['The page is at /apps/roles.']);
    expect(read(table)).toBe(before);
    expect(files).toContain('apps/admin/src/routes/_shell/apps/roles.tsx');
    expect(read('apps/admin/src/routes/_shell/apps/roles.tsx')).toContain('beforeLoad: requireAccess');
  });

  test('accepts another path for a page', () => {
    const { files } = scaffold(root, 'page', 'SampleDetail', '/apps/sample/view/$id');
    expect(read(table)).toContain(`path: '/apps/sample/view', title: 'Sample detail'`);
    expect(files).toContain('apps/admin/src/routes/_shell/apps/sample/view/$id.tsx');
    expect(read('apps/admin/src/routes/_shell/apps/sample/view/$id.tsx')).toContain(
      `'../../../../../features/samples/SampleDetailPage'`,
    );
  });

  test('does not overwrite files', () => {
    scaffold(root, 'component', 'PriceTag');
    put('packages/ui/src/components/PriceTag/PriceTag.tsx', 'mine');
    expect(() => scaffold(root, 'component', 'PriceTag')).toThrow('already exists');
    expect(read('packages/ui/src/components/PriceTag/PriceTag.tsx')).toBe('mine');
  });

  test.each([
    ['jar', 'PriceTag', 'Usage'],
    ['component', 'priceTag', 'is not a valid name'],
    ['component', '../Evil', 'is not a valid name'],
    ['entity', 'Sample', 'is not a valid name'],
    ['page', undefined, 'is not a valid name'],
  ])('pnpm new %s %s reports an error', (kind, name, sentence) => {
    expect(() => scaffold(root, kind, name)).toThrow(sentence);
  });
});
