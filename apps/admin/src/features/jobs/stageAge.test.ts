import { expect, it } from 'vitest';
import { createFormats } from '../../lib/createFormats';
import { stageAge } from './stageAge';

const since = '2026-11-20T08:00:00.000Z';
const after = (hours: number) => stageAge(since, new Date(Date.parse(since) + hours * 3_600_000), createFormats('en'));

it('stageAge formats hours up to two days, then days', () => {
  expect([after(0), after(39.9), after(48), after(130)]).toEqual(['0 h', '39 h', '2 days', '5 days']);
});

it('stageAge formats a future time as zero hours', () => expect(after(-3)).toBe('0 h'));
