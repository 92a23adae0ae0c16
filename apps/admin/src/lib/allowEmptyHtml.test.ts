import { afterEach, expect, it, vi } from 'vitest';
import { allowEmptyHtml } from './allowEmptyHtml';

afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

it('allowEmptyHtml allows empty markup and nothing else', () => {
  const createPolicy = vi.fn<(name: string, rules: { createHTML: (markup: string) => string | null }) => void>();
  Object.assign(window, { trustedTypes: { createPolicy } });
  allowEmptyHtml();
  const [name, { createHTML }] = createPolicy.mock.calls[0]!;
  expect(name).toBe('default');
  expect(['', ' ', '<b>'].map(createHTML)).toEqual(['', null, null]);
});

it('allowEmptyHtml does nothing in browsers without trusted types', () => {
  expect(allowEmptyHtml).not.toThrow();
});
