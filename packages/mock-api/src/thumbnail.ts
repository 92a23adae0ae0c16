import type { Attachment } from '@larder/domain/contract';

/** Adds the thumbnail of a picture that has none: the picture itself. */
export const withThumbnail = (file: Attachment): Attachment =>
  file.type.startsWith('image/') ? { thumbnail: file.url, ...file } : file;
