import * as z from 'zod/mini';
import * as rule from './fieldRules';

/** A file beside a record; in requests `url` is a data URL (extensions.md 1). */
export const attachmentSchema = z.object({
  fileName: z.string(),
  /** Bytes. */
  size: z.int(),
  type: z.string(),
  url: z.string(),
  thumbnail: z.optional(z.string()),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** Bytes that one request may carry in attachments. */
export const attachmentLimit = 10 * 1024 * 1024;

const address = z.string().check(rule.fileAddress);
/** A file as a request brings it: data of its own or an address of the web, nothing that runs. */
export const sentAttachmentSchema = z.extend(attachmentSchema, { url: address, thumbnail: z.optional(address) });

/** What a file weighs in bytes: the data count, not what is said of them. */
export function attachmentBytes({ size, url }: Attachment): number {
  if (!url.startsWith('data:')) return size;
  const data = url.slice(url.indexOf(',') + 1);
  return Math.max(size, /^data:[^,]*;base64,/.test(url) ? Math.floor((data.length * 3) / 4) : data.length);
}
