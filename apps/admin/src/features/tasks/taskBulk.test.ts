import { expect, it } from 'vitest';
import { withTags } from './taskBulk';

it('withTags adds and removes the chosen tags, and keeps the others', () =>
  expect(withTags(['low', 'team'], { high: true, low: false })).toEqual(['team', 'high']));

it('withTags returns the same array if no tag changes', () => {
  const tags = ['update' as const, 'team' as const];
  expect(withTags(tags, { team: true, high: false })).toBe(tags);
  expect(withTags(tags, {})).toBe(tags);
});
