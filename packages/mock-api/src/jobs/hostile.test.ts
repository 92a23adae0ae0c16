import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  candidateEndpoints,
  openingEndpoints,
  restaurantEndpoints,
  staffEndpoints,
  type Endpoint,
} from '@larder/domain/contract';
import { startApi } from '../testing/api';
import { minTime, timeOf } from '../testing/minTime';

const tables: Record<string, Endpoint>[] = [restaurantEndpoints, staffEndpoints, openingEndpoints, candidateEndpoints];
const endpoints = tables.flatMap((table) => Object.values(table));
const names =
  'id version set restaurant candidate opening interview user stage refusal offer action reason until seats q status sort sortColumn page perPage text wage'.split(
    ' ',
  );
const known = fc.constantFrom('rst-nyc', 'stf-1', 'opn-1', 'cnd-1', 'all', 'offer', 'pause', '.*(', '\u202E\0🍋');
const value = fc.oneof(known, fc.string({ unit: 'grapheme' }), fc.integer(), fc.constant(null), fc.constant(1));
const nested = fc.oneof(
  value,
  fc.dictionary(fc.constantFrom('hours', 'money', 'name', 'answers', 'openingId', 'managerId', '__proto__'), value),
  fc.array(value, { maxLength: 2 }),
);

describe('restaurant and job endpoints', () => {
  it('restaurant and job endpoints respond without server errors to any input', async () => {
    const { get, post, remove } = startApi();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...endpoints),
        fc.dictionary(fc.constantFrom(...names), nested, { maxKeys: 6, noNullPrototype: true }),
        async ({ method, path }, input) => {
          const send = { GET: get, POST: post, DELETE: remove }[method];
          const { status } = await send(path, input);
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('the candidate list responds within 20 ms with `large` data', async () => {
    const { get } = startApi({ seed: 'large', checkResponses: false });
    const ask = () => get('/apps/jobX/candidates', { restaurant: 'all', q: 'a', sortColumn: 'fullName' });
    await ask();
    expect(await minTime(() => timeOf(ask), 20, 60)).toBeLessThan(20);
  });
});
