import * as z from 'zod/mini';

const text = z.catch(z.optional(z.string()), undefined);

/** Search and license of the shown notices. */
export const licenseSearch = z.object({ q: text, license: text });
export type LicenseSearch = z.infer<typeof licenseSearch>;
