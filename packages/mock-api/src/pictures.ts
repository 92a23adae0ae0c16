import { HttpError, invalid } from './httpError';

const kinds = /^data:image\/(png|jpeg|webp);base64,/;

/** Returns the size of the data of a data URL, in bytes. */
export function bytesOf(url: string) {
  const data = url.slice(url.indexOf(',') + 1);
  return /^[^,]*;base64,/.test(url)
    ? Math.floor((data.length * 3) / 4) - (/=*$/.exec(data)?.[0].length ?? 0)
    : data.length;
}

/** Throws 413 if a picture exceeds the limit. */
export function rejectLargePicture(url: string | null | undefined, limit: number) {
  if (url && bytesOf(url) > limit) throw new HttpError(413, 'too_large', { limit });
}

/**
 * Validates a new picture: jpg, png or webp (422), within the size limit (413). The current picture is always valid.
 */
export function validatePicture(field: string, url: string | null | undefined, limit: number, current = '') {
  if (!url || url === current) return;
  rejectLargePicture(url, limit);
  if (!kinds.test(url) && !/^https?:\/\//.test(url)) throw invalid({ [field]: ['fileType'] });
}
