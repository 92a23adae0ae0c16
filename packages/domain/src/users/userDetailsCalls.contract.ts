import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import { integerParameter } from '../http/parameters';
import { userDetailsSchema } from './userDetails.contract';
import { userDetailsUpdateSchema } from './userDetailsUpdate.contract';
import { userSchema } from './users.contract';

export const userDetailsEndpoints = {
  /** Users can read their own details. All others require the right to read users. */
  details: defineEndpoint({
    method: 'GET',
    path: '/api/users/details',
    summary: 'Returns the settings, plan and activity of a user. Other users require permission to read users.',
    input: z.object({ id: integerParameter() }),
    output: z.object({ details: userDetailsSchema }),
  }),
  updateDetails: defineEndpoint({
    method: 'POST',
    path: '/apps/users/update-details',
    summary: 'Updates one section of the details of a user.',
    record: 'data',
    input: userDetailsUpdateSchema,
    output: z.object({ details: userDetailsSchema, user: userSchema }),
  }),
};
