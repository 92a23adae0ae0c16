import * as z from 'zod/mini';

export const userTabs = ['account', 'security', 'billing', 'notifications', 'connections'] as const;
export type UserTab = (typeof userTabs)[number];

/** The open tab. The first one is omitted from the URL. */
export const userViewSearch = z.object({ tab: z.catch(z.optional(z.enum(userTabs)), undefined) });
