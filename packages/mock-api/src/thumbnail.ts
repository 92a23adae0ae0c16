import type { Attachment } from '@larder/domain/contract';

/** Uses a picture as its thumbnail if it has none. */
export const withThumbnail = (file: Attachment): Attachment =>
  file.type.startsWith('image/') ? { thumbnail: file.url, ...file } : file;
