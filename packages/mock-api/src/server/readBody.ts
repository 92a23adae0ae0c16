import type { IncomingMessage } from 'node:http';
import { malformed, HttpError } from '../httpError';

/** Bytes of one request: 10 MB of attachments as data URLs, and what is around them. */
export const bodyLimit = 16 * 1024 * 1024;
/** Of a body that is refused so much is still read: a client hears the answer only when it has had its say. */
const patience = 4 * bodyLimit;

function decode(chunks: readonly Buffer[]) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw malformed('The body is no UTF-8.');
  }
}

/** The text of a body; none is an empty text. */
export function readBody(request: IncomingMessage): Promise<string> {
  return new Promise<Buffer[]>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bodyLimit) return void chunks.push(chunk);
      chunks.length = 0;
      reject(new HttpError(413, 'too_large', { detail: `A body may have ${bodyLimit} bytes.` }));
      if (size > patience) request.destroy();
    });
    request.once('end', () => resolve(chunks));
    request.once('error', reject);
  }).then(decode);
}
