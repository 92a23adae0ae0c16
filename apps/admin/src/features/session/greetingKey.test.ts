import { expect, it } from 'vitest';
import { greetingKey } from './greetingKey';

it.each([
  [0, 'evening'],
  [3, 'evening'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('the greeting at %i:59 is that of the %s', (hour, name) => {
  expect(greetingKey(new Date(2026, 10, 20, hour, 59))).toBe(`session.greeting.${name}`);
});
