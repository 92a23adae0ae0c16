import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SheetFile, SheetRequest } from './sheetJob';
import { writeSheet } from './sheetWorker';

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

/** Responds with a file as soon as it has all rows. */
class FakeWorker extends EventTarget {
  terminate = () => undefined;
  postMessage(request: SheetRequest) {
    requests.push(request);
    if (request.kind === 'end') this.dispatchEvent(new MessageEvent('message', { data: { kind: 'file', blob } }));
  }
}

beforeEach(() => {
  requests = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => void vi.unstubAllGlobals());

it('sends the rows in slices, then ends the file', async () => {
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
