import * as z from 'zod/mini';
import * as rule from './fieldRules';

/** A file attached to a record. */
export const attachmentSchema = z.object({
  fileName: z.string(),
  /** Bytes. */
  size: z.int(),
  type: z.string(),
  url: z.string(),
  thumbnail: z.optional(z.string()),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** Maximum total size of the attachments of a request, in bytes. */
export const attachmentLimit = 10 * 1024 * 1024;

const address = z.string().check(rule.fileAddress);
/** A file in a request. Its URL is a data URL, an http(s) URL or an absolute path. */
export const sentAttachmentSchema = z.extend(attachmentSchema, { url: address, thumbnail: z.optional(address) });

/** Returns the size of a file in bytes. Measures data URLs, because their declared size may be too small. */
export function attachmentBytes({ size, url }: Attachment): number {
  if (!url.startsWith('data:')) return size;
  const data = url.slice(url.indexOf(',') + 1);
  return Math.max(size, /^data:[^,]*;base64,/.test(url) ? Math.floor((data.length * 3) / 4) : data.length);
}
