import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';

export const serverStatusEndpoints = {
  status: defineEndpoint({
    method: 'GET',
    path: '/api/server-status/data',
    summary: 'Returns whether the server is available. During maintenance, it responds with 503.',
    public: true,
    input: z.object({}),
    output: z.object({ status: z.literal('available') }),
  }),
};
