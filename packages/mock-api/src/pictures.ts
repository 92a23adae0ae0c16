import { HttpError, invalid } from './httpError';

const kinds = /^data:image\/(png|jpeg|webp);base64,/;

/** Bytes behind a data URL. */
export function bytesOf(url: string) {
  const data = url.slice(url.indexOf(',') + 1);
  return /^[^,]*;base64,/.test(url)
    ? Math.floor((data.length * 3) / 4) - (/=*$/.exec(data)?.[0].length ?? 0)
    : data.length;
}

/** 413 for a picture above the limit. */
export function rejectLargePicture(url: string | null | undefined, limit: number) {
  if (url && bytesOf(url) > limit) throw new HttpError(413, 'too_large', { limit });
}

/** A new picture must be a photo, jpg, png or webp, and small enough: 422 or 413. What is there already may stay. */
export function validatePicture(field: string, url: string | null | undefined, limit: number, current = '') {
  if (!url || url === current) return;
  rejectLargePicture(url, limit);
  if (!kinds.test(url) && !/^https?:\/\//.test(url)) throw invalid({ [field]: ['fileType'] });
}
