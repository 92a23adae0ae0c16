import { afterEach, expect, it, vi } from 'vitest';
import { scenarioOptions, scenarios } from './scenarios';

afterEach(() => vi.useRealTimers());

it.each(Object.keys(scenarios) as (keyof typeof scenarios)[])('reads the scenario %s from the address', (name) =>
  expect(scenarioOptions(`?a=b&scenario=${name}`)).toEqual(scenarios[name]),
);

it.each(['', '?scenario=', '?scenario=storm', '?scenario=toString', '?clock=tea'])('ignores %j', (search) =>
  expect(scenarioOptions(search)).toEqual({}),
);

it('the clock of the address runs on from its time', () => {
  vi.useFakeTimers({ now: new Date('2020-01-01T00:00:00Z') });
  const { now, ...others } = scenarioOptions('?clock=2026-11-20T20:15:00Z&scenario=large');
  expect(others).toEqual(scenarios.large);
  expect(now?.()).toEqual(new Date('2026-11-20T20:15:00Z'));
  vi.advanceTimersByTime(90_000);
  expect(now?.()).toEqual(new Date('2026-11-20T20:16:30Z'));
});
