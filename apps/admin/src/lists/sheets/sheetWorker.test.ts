import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SheetFile, SheetRequest, SheetResponse } from './sheetJob';
import { readSheetFile, UnreadableError, writeSheet } from './sheetWorker';

const file: SheetFile = {
  format: 'csv',
  title: 'Jars',
  heading: [],
  header: ['Jar'],
  widths: [10],
  isRightToLeft: false,
};
const blob = new Blob(['jars']);
let requests: SheetRequest[] = [];
const terminate = vi.fn<() => void>();
/** Response to a file that is read. Undefined for none. */
let read: SheetResponse | undefined;

/** Responds with `blob` after the last row, and with `read` to a request to read a file. */
class FakeWorker extends EventTarget {
  terminate = terminate;
  postMessage(request: SheetRequest) {
    requests.push(request);
    if (request.kind === 'end') this.dispatchEvent(new MessageEvent('message', { data: { kind: 'file', blob } }));
    if (request.kind === 'read' && read) this.dispatchEvent(new MessageEvent('message', { data: read }));
  }
}

beforeEach(() => {
  requests = [];
  read = undefined;
  terminate.mockClear();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => void vi.unstubAllGlobals());

it('writeSheet sends the rows in slices, then ends the file', async () => {
  const onProgress = vi.fn<(done: number) => void>();
  const rows = Array.from({ length: 4500 }, (_row, index) => index);
  const { signal } = new AbortController();
  expect(await writeSheet({ file, rows, cellsOf: (row) => [row], signal, onProgress })).toBe(blob);
  expect(requests.map((request) => (request.kind === 'rows' ? request.rows.length : request.kind))).toEqual([
    'begin',
    2000,
    2000,
    500,
    'end',
  ]);
  expect(onProgress.mock.calls).toEqual([[2000], [4000], [4500]]);
});

it('writeSheet terminates the worker after the file is written', async () => {
  await writeSheet({ file, rows: [1], cellsOf: (row) => [row], signal: new AbortController().signal });
  expect(terminate).toHaveBeenCalledOnce();
});

it('writeSheet stops between slices and terminates the worker when the export is aborted', async () => {
  const stop = new AbortController();
  const rows = Array.from({ length: 4500 }, (_row, index) => index);
  const written = writeSheet({
    file,
    rows,
    cellsOf: (row) => [row],
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  await expect(written).rejects.toBe(stop.signal.reason);
  expect(requests.map(({ kind }) => kind)).toEqual(['begin', 'rows']);
  await vi.waitFor(() => expect(terminate).toHaveBeenCalledOnce());
});

const jars = new File(['Jar'], 'jars.csv');
const sheets = [{ name: 'Jars', rows: [{ line: 1, cells: ['Jar'] }] }];

it('readSheetFile returns the sheets that the worker reads, and terminates it', async () => {
  read = { kind: 'sheets', sheets };
  expect(await readSheetFile(jars, 50, new AbortController().signal)).toBe(sheets);
  expect(requests).toEqual([{ kind: 'read', file: jars, maxRows: 50 }]);
  expect(terminate).toHaveBeenCalledOnce();
});

it('readSheetFile rejects with the reason and the line if the file is unreadable', async () => {
  read = { kind: 'unreadable', reason: 'quote', line: 7 };
  const failure = await readSheetFile(jars, 50, new AbortController().signal).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UnreadableError);
  expect(failure).toMatchObject({ reason: 'quote', line: 7, message: expect.stringContaining('quote') as string });
});

it('readSheetFile rejects if the import is aborted while the worker is busy', async () => {
  const stop = new AbortController();
  const response = readSheetFile(jars, 50, stop.signal);
  stop.abort();
  await expect(response).rejects.toBe(stop.signal.reason);
  expect(terminate).toHaveBeenCalledOnce();
});

it('readSheetFile starts no worker for an import that is already aborted', async () => {
  await expect(readSheetFile(jars, 50, AbortSignal.abort())).rejects.toThrow();
  expect(requests).toEqual([]);
});

it('readSheetFile rejects if the response contains no sheets', async () => {
  read = { kind: 'file', blob };
  await expect(readSheetFile(jars, 50, new AbortController().signal)).rejects.toThrow('no sheets');
});
