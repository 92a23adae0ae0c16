// @vitest-environment node
import { array, assert, asyncProperty, boolean, constantFrom, infiniteStream, integer, nat, record } from 'fast-check';
import { afterAll, expect, it, vi } from 'vitest';
import { actionKinds, createTabSimulation } from './testing/tabSimulation';

const simulate = await createTabSimulation();
afterAll(() => vi.unstubAllGlobals());

const plan = record({
  tabs: integer({ min: 2, max: 3 }),
  actions: array(
    record({
      kind: constantFrom('request', 'request', 'request', 'expire', 'expire', ...actionKinds),
      tab: nat({ max: 2 }),
      at: nat({ max: 2_000 }),
    }),
    { minLength: 4, maxLength: 16 },
  ),
  locks: constantFrom('granted', 'granted', 'granted', 'lost', 'ungranted', 'silent', 'denied', 'absent'),
  storageDelay: constantFrom(0, 5, 50, 150),
  repeatsRefresh: boolean(),
  reportsErrors: boolean(),
  seed: infiniteStream(nat({ max: 999_999 }), { noHistory: true }),
});

it('several tabs settle every request once and keep every session that the server honors', async () => {
  await assert(
    asyncProperty(plan, async ({ seed, ...rest }) => {
      const problems = await simulate({ ...rest, random: () => seed.next().value / 1_000_000 });
      expect(problems).toEqual([]);
    }),
    // Stops shrinking a failing plan before the test times out, so that the failure is reported.
    { numRuns: 10_000, interruptAfterTimeLimit: 240_000, markInterruptAsFailure: true },
  );
}, 250_000);
