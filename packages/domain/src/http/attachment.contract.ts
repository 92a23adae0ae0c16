import * as z from 'zod/mini';

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
