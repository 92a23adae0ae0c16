import { expect, it } from 'vitest';
import { lastMoment } from './billCut';

const openedAt = '2026-11-20T18:00:00.000Z';

it.each([
  ['30 minutes after the last added line', ['2026-11-20T18:05:00.000Z'], ['2026-11-20T18:20:00.000Z'], '18:50'],
  ['at the last event, if later', ['2026-11-20T19:40:00.000Z'], ['2026-11-20T18:20:00.000Z'], '19:40'],
  ['30 minutes after opening without lines', [], [], '18:30'],
  ['the latest of unsorted events and lines', ['2026-11-20T20:00:00.000Z', openedAt], [openedAt], '20:00'],
])('the last change of a bill is %s', (_name, events, lines, time) => {
  const bill = { openedAt, timeline: events.map((at) => ({ at })), lines: lines.map((addedAt) => ({ addedAt })) };
  expect(new Date(lastMoment(bill as unknown as Parameters<typeof lastMoment>[0])).toISOString()).toContain(`T${time}`);
});
