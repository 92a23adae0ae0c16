import * as z from 'zod/mini';

const text = z.catch(z.optional(z.string()), undefined);

/** HTTP status code of the error. */
export const errorSearch = z.object({ code: z.catch(z.int().check(z.gte(400), z.lte(599)), 404) });

/** The right that the user lacks. */
export const notAuthorizedSearch = z.object({ action: text, subject: text });

/** URL to open after the maintenance. */
export const maintenanceSearch = z.object({ next: text });
