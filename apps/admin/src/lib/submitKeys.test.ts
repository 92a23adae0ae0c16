import { expect, it } from 'vitest';
import { isSaveKey, isSubmitKey } from './submitKeys';

const none = { ctrlKey: false, metaKey: false };
const ctrl = { ...none, ctrlKey: true };
const command = { ...none, metaKey: true };

it('Ctrl or Command with Enter submits and saves', () => {
  for (const keys of [ctrl, command]) {
    expect(isSubmitKey({ ...keys, key: 'Enter' })).toBe(true);
    expect(isSaveKey({ ...keys, key: 'Enter' })).toBe(true);
  }
});

it('Ctrl or Command with S saves, even with caps lock, but does not submit', () => {
  expect(isSaveKey({ ...ctrl, key: 's' })).toBe(true);
  expect(isSaveKey({ ...command, key: 'S' })).toBe(true);
  expect(isSubmitKey({ ...ctrl, key: 's' })).toBe(false);
});

it('other keys neither submit nor save', () => {
  expect(isSaveKey({ ...none, key: 'Enter' })).toBe(false);
  expect(isSaveKey({ ...none, key: 's' })).toBe(false);
  expect(isSaveKey({ ...ctrl, key: 'a' })).toBe(false);
});
