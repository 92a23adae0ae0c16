import { expect, it } from 'vitest';
import { toCsv } from './usersCsv';

it('marks the encoding, quotes every value and doubles quotes', () => {
  expect(
    toCsv([
      ['Name', 'Note'],
      ['Åsa "Ace"', 'a,b\nc'],
    ]),
  ).toBe('\uFEFF"Name","Note"\r\n"Åsa ""Ace""","a,b\nc"\r\n');
});

it.each(['=1+1', '+47 22', '-3', '@SUM(A1)', '\tcmd'])('takes the force out of %j', (value) => {
  expect(toCsv([[value]])).toBe(`\uFEFF"'${value}"\r\n`);
});

it('writes nothing for nothing', () => {
  expect(toCsv([[null, undefined, 0]])).toBe('\uFEFF"","","0"\r\n');
});
