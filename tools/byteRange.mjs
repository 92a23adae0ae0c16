/**
 * Returns the status, headers and body for a `Range` header with one range. Browsers can't seek in media without it.
 * Other ranges return the whole body (RFC 9110, 14.2).
 */
export function byteRange(header, body) {
  const whole = { status: 200, head: { 'accept-ranges': 'bytes' }, part: body };
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined) return whole;
  const start = Number(from);
  const end = Math.min(to === '' ? Infinity : Number(to), body.length - 1);
  if (start >= body.length) return { status: 416, head: { 'content-range': `bytes */${body.length}` }, part: '' };
  if (start > end) return whole;
  return {
    status: 206,
    head: { 'accept-ranges': 'bytes', 'content-range': `bytes ${start}-${end}/${body.length}` },
    part: body.subarray(start, end + 1),
  };
}
