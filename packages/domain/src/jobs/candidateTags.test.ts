import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxTags, retagged, tagErrors } from './candidateTags';

const tag = fc.constantFrom(
  'barista',
  'nights',
  'weekends',
  'French',
  'referred',
  'trainee',
  'driver',
  'early',
  'late',
);
const tags: fc.Arbitrary<string[]> = fc.uniqueArray(tag, { maxLength: maxTags });
const change = fc.record({ add: tags, remove: tags });

it('retagged contains every added tag once, and a removed one only if it is added too', () => {
  fc.assert(
    fc.property(tags, change, (before, { add, remove }) => {
      const after = retagged(before, { add, remove });
      expect(after).toHaveLength(new Set(after).size);
      expect(add.every((each) => after.includes(each))).toBe(true);
      expect(after.filter((each) => remove.includes(each) && !add.includes(each))).toEqual([]);
      expect(before.filter((each) => !after.includes(each) && !remove.includes(each))).toEqual([]);
      expect(retagged(after, { add, remove })).toEqual(after);
    }),
  );
});

it('tagErrors names the first candidate with too many tags', () => {
  const full = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const rows = [
    { fullName: 'Noah', tags: ['a'] },
    { fullName: 'Alma', tags: full },
  ];
  const error = { add: [{ key: 'tooManyTags', n: 8, name: 'Alma' }] };
  expect(tagErrors(rows, { add: ['nights'], remove: [] })).toEqual(error);
  expect(tagErrors(rows, { add: ['nights'], remove: ['h'] })).toEqual({});
  expect(tagErrors(rows, { add: [], remove: [] })).toEqual({ add: ['required'] });
  expect(tagErrors(rows, { add: ['x'.repeat(21)], remove: [] })).toEqual({ add: [{ key: 'maxLength', n: 20 }] });
});
