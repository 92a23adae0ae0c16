import type { MockApiOptions } from './engine';

/** Named conditions for testing the app: `?scenario=slow` in its URL. */
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
  // One expired token. The request succeeds after the refresh.
  expired: { faults: [{ kind: 'unauthorized', except: '/jwt', after: 2, times: 1 }] },
  empty: { seed: 'empty', persists: 'sessions' },
  large: { seed: 'large', persists: 'sessions' },
} as const satisfies Record<string, MockApiOptions>;
export type Scenario = keyof typeof scenarios;

/** Reads the options from a query string (`?scenario=…`, `?clock=<time>`). Unknown values are ignored. */
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
