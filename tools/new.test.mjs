// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkLayout } from './check-layout.mjs';
import { scaffold } from './new.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'larder-new-'));
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
    ['entity', 'vouchers', 8],
    ['page', 'VoucherList', 4],
  ])('%s %s keeps the folder contracts', (kind, name, count) => {
    const { files } = scaffold(root, kind, name);
    expect(files).toHaveLength(count);
    expect(files.every((file) => existsSync(join(root, file)))).toBe(true);
    expect(checkLayout(root)).toEqual([]);
  });

  test('a component is an entry of its own: the value, then its type', () => {
    scaffold(root, 'component', 'PriceTag');
    expect(
      read('packages/ui/src/entries/PriceTag.ts')
        .split('\n')
        .map((line) => line.slice(0, 21)),
    ).toEqual(['export { PriceTag } f', 'export type { PriceTa', '']);
  });

  test('a page takes another path', () => {
    const { files } = scaffold(root, 'page', 'VoucherDetail', '/apps/voucher/view/$id');
    expect(files).toContain('apps/admin/src/routes/_shell/apps/voucher/view/$id.tsx');
    expect(read('apps/admin/src/routes/_shell/apps/voucher/view/$id.tsx')).toContain(
      `'../../../../../features/vouchers/VoucherDetailPage'`,
    );
  });

  test('overwrites nothing', () => {
    scaffold(root, 'component', 'PriceTag');
    put('packages/ui/src/components/PriceTag/PriceTag.tsx', 'mine');
    expect(() => scaffold(root, 'component', 'PriceTag')).toThrow('exists already');
    expect(read('packages/ui/src/components/PriceTag/PriceTag.tsx')).toBe('mine');
  });

  test.each([
    ['jar', 'PriceTag', 'Usage'],
    ['component', 'priceTag', 'is no name'],
    ['component', '../Evil', 'is no name'],
    ['entity', 'Voucher', 'is no name'],
    ['page', undefined, 'is no name'],
  ])('says what is wrong with: %s %s', (kind, name, sentence) => {
    expect(() => scaffold(root, kind, name)).toThrow(sentence);
  });
});
