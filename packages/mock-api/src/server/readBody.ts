import type { IncomingMessage } from 'node:http';
import { malformed, HttpError } from '../httpError';

/** Maximum size of a request body in bytes: 10 MB of attachments as data URLs, and the rest. */
export const bodyLimit = 16 * 1024 * 1024;
/**
 * Maximum number of bytes to read from a body that is too large. Clients read the response only after sending the body.
 */
const readLimit = 4 * bodyLimit;

function decode(chunks: readonly Buffer[]) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw malformed('The body is not valid UTF-8.');
  }
}

/** Reads the body as text. Returns an empty string if there is none. */
export function readBody(request: IncomingMessage): Promise<string> {
  return new Promise<Buffer[]>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bodyLimit) return void chunks.push(chunk);
      chunks.length = 0;
      reject(new HttpError(413, 'too_large', { detail: `The body exceeds the limit of ${bodyLimit} bytes.` }));
      if (size > readLimit) request.destroy();
    });
    request.once('end', () => resolve(chunks));
    request.once('error', reject);
  }).then(decode);
}
