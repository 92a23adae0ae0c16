import { trustedScript } from '../../lib/trustedScript';
import type { SheetValue } from './sheetCell';
import type { ReadSheet, SheetResponse, SheetFile, SheetRequest, UnreadableReason } from './sheetJob';
// oxlint-disable-next-line import/default -- Vite resolves this to the URL of the built worker
import workerUrl from './sheet.worker?worker&url';

/** The file is not a spreadsheet or cannot be read. */
export class UnreadableError extends Error {
  readonly reason: UnreadableReason;
  readonly line: number | undefined;

  constructor(reason: UnreadableReason, line?: number) {
    super(`The file cannot be read: ${reason}.`);
    this.reason = reason;
    this.line = line;
  }
}

interface Job {
  send: (request: SheetRequest) => void;
  response: Promise<SheetResponse>;
}

/** Starts a worker for one job. Aborting the signal terminates it. */
function startJob(signal: AbortSignal): Job {
  signal.throwIfAborted();
  const worker = new Worker(trustedScript(workerUrl), { type: 'module' });
  const response = new Promise<SheetResponse>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SheetResponse>) => resolve(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(event.message || 'The spreadsheet worker did not start.'));
    });
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  }).finally(() => worker.terminate());
  // Prevents an unhandled rejection if the job is aborted before the response is awaited.
  response.catch(() => undefined);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage has no target origin
  return { response, send: (request) => worker.postMessage(request) };
}

/** Yields to rendering and input before the next slice. */
const yieldToMain = () => new Promise((resolve) => setTimeout(resolve));
const slice = 2000;

export interface WriteSheetOptions<Row> {
  file: SheetFile;
  rows: readonly Row[];
  /** Returns the cells of a row, in the order of the header. */
  cellsOf: (row: Row) => readonly SheetValue[];
  signal: AbortSignal;
  onProgress?: (done: number) => void;
}

/** Writes rows to a file in a worker, slice by slice. */
export async function writeSheet<Row>({
  file,
  rows,
  cellsOf,
  signal,
  onProgress,
}: WriteSheetOptions<Row>): Promise<Blob> {
  const { send, response } = startJob(signal);
  send({ kind: 'begin', file });
  for (let from = 0; from < rows.length; from += slice) {
    signal.throwIfAborted();
    send({ kind: 'rows', rows: rows.slice(from, from + slice).map(cellsOf) });
    onProgress?.(Math.min(rows.length, from + slice));
    // oxlint-disable-next-line no-await-in-loop -- slices are sent one after the other
    await yieldToMain();
  }
  send({ kind: 'end' });
  const made = await response;
  if (made.kind !== 'file') throw new Error('The spreadsheet worker returned no file.');
  return made.blob;
}

/** Reads a file in a worker. Rejects with an `UnreadableError` if it is not a spreadsheet. */
export async function readSheetFile(file: File, maxRows: number, signal: AbortSignal): Promise<ReadSheet[]> {
  const { send, response } = startJob(signal);
  send({ kind: 'read', file, maxRows });
  const read = await response;
  if (read.kind === 'sheets') return read.sheets;
  throw read.kind === 'unreadable'
    ? new UnreadableError(read.reason, read.line)
    : new Error('The spreadsheet worker returned no sheets.');
}
