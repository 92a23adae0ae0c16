import { trustedScript } from '../../lib/trustedScript';
import type { SheetValue } from './sheetCell';
import type { ReadSheet, SheetAnswer, SheetFile, SheetRequest, UnreadableReason } from './sheetJob';
// oxlint-disable-next-line import/default -- Vite gives the address of the built worker
import workerUrl from './sheet.worker?worker&url';

/** A file that is no sheet. */
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
  answer: Promise<SheetAnswer>;
}

/** One worker for one job: stopping the job ends it, wherever it is. */
function startJob(signal: AbortSignal): Job {
  signal.throwIfAborted();
  const worker = new Worker(trustedScript(workerUrl), { type: 'module' });
  const answer = new Promise<SheetAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => resolve(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(event.message || 'The worker did not start.'));
    });
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  }).finally(() => worker.terminate());
  // Whoever stops the job between two steps does not wait for its answer.
  answer.catch(() => undefined);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's own method takes none
  return { answer, send: (request) => worker.postMessage(request) };
}

/** Yields to rendering and input before the next slice. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));
const slice = 2000;

export interface WriteSheetOptions<Row> {
  file: SheetFile;
  rows: readonly Row[];
  /** The cells of a row, in the order of the header. */
  cellsOf: (row: Row) => readonly SheetValue[];
  signal: AbortSignal;
  onProgress?: (done: number) => void;
}

/** Makes a file of rows in a worker, slice by slice. */
export async function writeSheet<Row>({
  file,
  rows,
  cellsOf,
  signal,
  onProgress,
}: WriteSheetOptions<Row>): Promise<Blob> {
  const { send, answer } = startJob(signal);
  send({ kind: 'begin', file });
  for (let from = 0; from < rows.length; from += slice) {
    signal.throwIfAborted();
    send({ kind: 'rows', rows: rows.slice(from, from + slice).map(cellsOf) });
    onProgress?.(Math.min(rows.length, from + slice));
    // oxlint-disable-next-line no-await-in-loop -- one slice after the other is the point
    await breathe();
  }
  send({ kind: 'end' });
  const made = await answer;
  if (made.kind !== 'file') throw new Error('The worker made no file.');
  return made.blob;
}

/** Reads a file in a worker; rejects with an `UnreadableError` where it is no sheet. */
export async function readSheetFile(file: File, maxRows: number, signal: AbortSignal): Promise<ReadSheet[]> {
  const { send, answer } = startJob(signal);
  send({ kind: 'read', file, maxRows });
  const read = await answer;
  if (read.kind === 'sheets') return read.sheets;
  throw read.kind === 'unreadable'
    ? new UnreadableError(read.reason, read.line)
    : new Error('The worker read no file.');
}
