import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import { readDashboard } from './cardStatistics.contract';

const unknown = (kind: 'statistics' | 'analytics' | 'advance') =>
  defineEndpoint({
    method: 'GET',
    path: `/card/card-${kind}/{name}`,
    summary: 'Returns 404 for unknown card names.',
    ability: readDashboard,
    input: z.object({ name: z.string() }),
    output: z.unknown(),
  });

/** Responds with 404 to unknown card names. Servers must register it after the known names. */
export const unknownCardEndpoints = {
  statistics: unknown('statistics'),
  analytics: unknown('analytics'),
  advance: unknown('advance'),
};
