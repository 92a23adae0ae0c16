import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';

/** Subjects whose removal can be undone. */
export const restoreSubjects = [
  'user',
  'role',
  'permission',
  'invoice',
  'event',
  'post',
  'comment',
  'apiKey',
  'view',
  'paymentMethod',
  'address',
  'profilePost',
] as const;
export const restoreSubject = z.enum(restoreSubjects);
export type RestoreSubject = z.infer<typeof restoreSubject>;

const id = z.union([z.int(), z.string()]);

export const restoreEndpoints = {
  restore: defineEndpoint({
    method: 'POST',
    path: '/api/restore',
    summary: 'Restores deleted records with their original IDs and positions.',
    input: z.object({ subject: restoreSubject, ids: z.array(id) }),
    output: z.object({ restored: z.array(z.record(z.string(), z.unknown())), missing: z.array(id) }),
  }),
};
