import * as z from 'zod/mini';

export const accountTabs = ['account', 'information', 'security', 'billing', 'notifications', 'connections'] as const;
export type AccountTabId = (typeof accountTabs)[number];

/** The open tab. The first one is omitted from the URL. */
export const accountSearch = z.object({ tab: z.catch(z.optional(z.enum(accountTabs)), undefined) });
