import * as z from 'zod/mini';

export const dialogIds = [
  'share-view',
  'add-card',
  'choose-plan',
  'refer-restaurant',
  'add-address',
  'connect-app',
  'two-steps',
  'edit-user',
] as const;
export type DialogId = (typeof dialogIds)[number];

/** The open dialog. */
export const dialogsSearch = z.object({ dialog: z.catch(z.optional(z.enum(dialogIds)), undefined) });
