import type { MockApiOptions } from './engine';

/** Situations that every screen has to cope with, chosen by name, `?scenario=slow` in the app's address. */
export const scenarios = {
  slow: { latency: [2000, 4000] },
  failing: { faults: [{ kind: 'error', except: '/jwt' }] },
  offline: { faults: [{ kind: 'offline', except: '/jwt' }] },
  flaky: {
    latency: [0, 3000],
    faults: [
      { kind: 'error', rate: 0.2 },
      { kind: 'malformed', rate: 0.05 },
    ],
  },
  // One token that has run out; the replay with a new one goes well.
  expired: { faults: [{ kind: 'unauthorized', except: '/jwt', after: 2, times: 1 }] },
  empty: { seed: 'empty', storage: null },
  large: { seed: 'large', storage: null },
} as const satisfies Record<string, MockApiOptions>;
export type Scenario = keyof typeof scenarios;

/** Options for a scenario named in an address's query (`?scenario=…`, `?clock=<moment>`); anything unknown changes nothing. */
export function scenarioOptions(search: string): MockApiOptions {
  const query = new URLSearchParams(search);
  const name = query.get('scenario') ?? '';
  const options: MockApiOptions = Object.hasOwn(scenarios, name) ? { ...scenarios[name as Scenario] } : {};
  const clock = Date.parse(query.get('clock') ?? '');
  if (!Number.isNaN(clock)) {
    const started = Date.now();
    options.now = () => new Date(clock + Date.now() - started);
  }
  return options;
}
