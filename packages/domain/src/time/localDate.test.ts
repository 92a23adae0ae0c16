import { afterEach, expect, it, vi } from 'vitest';
import { localDate } from './localDate';

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['UTC', '2026-11-09'],
  ['America/New_York', '2026-11-08'],
  ['Asia/Tokyo', '2026-11-09'],
])('the local date of an instant in %s is %s', (zone, date) => {
  const moment = new Date('2026-11-09T02:00:00Z');
  expect(localDate(moment, zone)).toBe(date);
  vi.stubEnv('TZ', zone);
  expect(localDate(moment)).toBe(date);
});
