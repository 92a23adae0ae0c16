import { describe, expect, test } from 'vitest';
import { ungrammatical } from './grammar.mjs';

const check = (name, type) => ungrammatical({ Jar: [{ name: 'JarProps', props: [{ name, type }] }] });

describe('prop names', () => {
  test.each([
    ['isDisabled', 'boolean', 'adjective'],
    ['hasLid', 'boolean', 'adjective'],
    ['onChange', '(value: string) => void', 'onValueChange'],
    ['help', 'ReactNode', 'description'],
    ['hint', 'ReactNode', 'description'],
    ['failure', 'string', 'error'],
    ['emphasis', "'soft' | 'filled'", 'variant'],
    ['color', 'ChartColor', 'tone'],
    ['emptyText', 'ReactNode', 'emptyState'],
    ['labelEnd', 'ReactNode', 'endContent'],
    ['leading', 'ReactNode', 'startContent'],
    ['pending', 'boolean', 'loading'],
    ['selectedIds', 'readonly string[]', 'selectedKeys'],
    ['expandedIds', 'readonly string[]', 'expandedKeys'],
    ['mirrorIcon', 'boolean', 'directional'],
    ['onTop', '() => void', 'verb'],
    ['onFiles', '(files: File[]) => void', 'verb'],
    ['onCopied', '(text: string) => void', 'verb'],
  ])('rejects the prop %s of type %s', (name, type, word) => {
    expect(check(name, type)).toEqual([expect.stringMatching(new RegExp(`^JarProps\\.${name}: .*${word}`))]);
  });

  test.each([
    ['disabled', 'boolean'],
    ['isDateUnavailable', '(day: string) => boolean'],
    ['onChange', '(event: ChangeEvent<HTMLInputElement>) => void'],
    ['onValueChange', '(value: string) => void'],
    ['color', 'string'],
    ['color', 'Record<ThemeColor, string>'],
    ['renderReadoutEnd', '(bucket: number) => ReactNode'],
    ['empty', 'boolean'],
    ['end', 'string'],
    ['labelEndContent', 'ReactNode'],
    ['onPageChange', '(page: number) => void'],
    ['onRowOpen', '(row: Row) => void'],
    ['onEnded', '() => void'],
  ])('accepts the prop %s of type %s', (name, type) => {
    expect(check(name, type)).toEqual([]);
  });

  test('reports a prop only once if several entries have it', () => {
    const jar = [{ name: 'JarProps', props: [{ name: 'help', type: 'string' }] }];
    expect(ungrammatical({ Jar: jar, index: jar })).toHaveLength(1);
  });
});
