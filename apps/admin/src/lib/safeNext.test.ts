import { describe, expect, it } from 'vitest';
import { safeNext } from './safeNext';

describe('safeNext', () => {
  it.each(['/apps/user/list?page=2', '/dashboard/analytics#top', '/'])(
    'safeNext keeps the same-origin path %s',
    (next) => {
      expect(safeNext(next)).toBe(next);
    },
  );

  it.each([
    undefined,
    '',
    'apps',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
  ])('safeNext rejects %j', (next) => {
    expect(safeNext(next)).toBe('/');
  });
});
