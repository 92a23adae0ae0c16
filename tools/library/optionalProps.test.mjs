import { expect, it } from 'vitest';
import { withoutUndefined, withUndefined } from './optionalProps.mjs';

it.each([
  ['a simple type', 'size?: number;', 'size?: number | undefined;'],
  ['a function', 'onClose?: () => void;', 'onClose?: (() => void) | undefined;'],
  ['a nested property', 'item?: { id?: string; };', 'item?: { id?: string | undefined; } | undefined;'],
  [
    'a function with options',
    'run?: (to?: { at?: Date; }) => void;',
    'run?: ((to?: { at?: Date | undefined; }) => void) | undefined;',
  ],
])('optional properties accept undefined: %s', (_name, before, after) => {
  const inInterface = (line) => `export interface Props {\n  ${line}\n}\n`;
  expect(withUndefined(inInterface(before))).toBe(inInterface(after));
  expect(withoutUndefined(inInterface(after))).toBe(inInterface(before));
});

it.each(['size: number;', 'size?: number | undefined;', 'size?: undefined;', '[key: string]: number;'])(
  'other properties stay as they are: %s',
  (line) => {
    const text = `export interface Props {\n  ${line}\n}\n`;
    expect(withUndefined(text)).toBe(text);
  },
);
