import type { toast as Toast } from '@larder/ui/toast';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFormats } from '../../lib/createFormats';
import type { PrintedList } from '../sheets/printRows';
import type { WriteSheetOptions } from '../sheets/sheetWorker';
import { exportRows } from './exportRows';
import type { ExportFormat, SheetColumn } from './exportOptions';

const progress = vi.fn<(message: string, options?: { action?: { onAction: () => void } }) => void>();
const success = vi.fn<(message: string) => void>();
const danger = vi.fn<(message: string, options?: { action?: { onAction: () => void } }) => void>();
vi.mock('../../lib/notify', () => ({
  notify: async (show: (toast: typeof Toast) => void) =>
    show(Object.assign(progress, { success, danger }) as unknown as typeof Toast),
}));
const print = vi.fn<(list: PrintedList) => Promise<void>>(async () => undefined);
vi.mock('../sheets/printRows', () => ({ printRows: (list: PrintedList) => print(list) }));
const write = vi.fn<(options: WriteSheetOptions<Jar>) => Promise<Blob>>(async () => new Blob(['jars']));
vi.mock('../sheets/sheetWorker', () => ({ writeSheet: (options: WriteSheetOptions<Jar>) => write(options) }));

interface Jar {
  name: string;
  grams: number;
  filled: Date;
}
const jars: Jar[] = [
  { name: 'Lemons\n\tand limes', grams: 1200.5, filled: new Date('2026-11-01T00:00:00Z') },
  { name: '=1+1', grams: -3, filled: new Date('2026-11-20T00:00:00Z') },
];
const columns: SheetColumn<Jar>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name, width: 30 },
  { id: 'grams', header: 'Grams', value: ({ grams }) => grams, format: { minimumFractionDigits: 2 } },
  { id: 'filled', header: 'Filled', value: ({ filled }) => filled },
  { id: 'note', header: 'Note', value: () => null },
];
const run = (format: ExportFormat, given: { rows?: readonly Jar[]; shown?: readonly string[] } = {}) =>
  exportRows<Jar>({
    format,
    rows: jars,
    shown: undefined,
    list: 'jars',
    title: 'Jars',
    columns,
    filters: ['Kind: fruit'],
    restaurant: 'Quay Street',
    t: ((key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key)) as never,
    formats: createFormats('en'),
    language: 'en',
    isRightToLeft: false,
    ...given,
  });

const copied = vi.fn<(text: string) => Promise<void>>(async () => undefined);
const saved: string[] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 9, 5), toFake: ['Date'] });
  vi.stubGlobal('navigator', { clipboard: { writeText: copied } });
  saved.length = 0;
  URL.createObjectURL = () => 'blob:jars';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const mock of [progress, success, danger, print, write, copied]) mock.mockClear();
});

it('exportRows copies one line per row, without line breaks and formulas', async () => {
  await run('copy');
  expect(copied.mock.calls[0]?.[0].split('\n')).toEqual([
    'Name\tGrams\tFilled\tNote',
    'Lemons and limes\t1200.5\t2026-11-01\t',
    "'=1+1\t-3\t2026-11-20\t",
  ]);
  expect(success).toHaveBeenCalledExactlyOnceWith('lists.export.copied {"count":2}');
});

it('exportRows copies the shown columns in their order', async () => {
  await run('copy', { shown: ['filled', 'unknown', 'name'] });
  expect(copied.mock.calls[0]?.[0].split('\n')[0]).toBe('Filled\tName');
});

it('exportRows reports that the clipboard cannot be written', async () => {
  copied.mockRejectedValueOnce(new Error('denied'));
  await run('copy');
  expect(danger).toHaveBeenCalledExactlyOnceWith('lists.export.notCopied');
});

it('exportRows prints formatted cells below restaurant, title, filters and time', async () => {
  await run('print');
  expect(print).toHaveBeenCalledExactlyOnceWith({
    name: 'larder-jars-2026-11-21',
    title: 'Jars',
    heading: ['Quay Street · Jars', 'Kind: fruit', '21 November 2026, 09:05'],
    columns: [
      { header: 'Name', kind: 'text' },
      { header: 'Grams', kind: 'number' },
      { header: 'Filled', kind: 'day' },
      { header: 'Note', kind: 'text' },
    ],
    rows: [
      ['Lemons\n\tand limes', '1,200.50', '1 Nov 2026', ''],
      ['=1+1', '−3.00', '20 Nov 2026', ''],
    ],
    language: 'en',
    isRightToLeft: false,
  });
  expect(progress).not.toHaveBeenCalled();
});

it('exportRows prints at most 5,000 rows and reports the limit', async () => {
  await run('print', { rows: Array.from({ length: 5001 }, () => jars[0]!), shown: ['name'] });
  expect(print.mock.calls[0]?.[0].rows).toHaveLength(5000);
  expect(progress).toHaveBeenCalledExactlyOnceWith('lists.export.printLimit {"count":5000,"limit":"5,000"}');
});

it.each([
  ['csv', []],
  ['xlsx', ['Quay Street · Jars', 'Kind: fruit', '21 November 2026, 09:05']],
] as const)('exportRows writes all columns to a %s file and saves it', async (format, heading) => {
  await run(format, { shown: ['name'] });
  const { file, rows, cellsOf } = write.mock.calls[0]![0];
  expect(file).toEqual({
    format,
    title: 'Jars',
    heading,
    header: ['Name', 'Grams', 'Filled', 'Note'],
    widths: [30, 20, 20, 20],
    isRightToLeft: false,
  });
  expect(cellsOf(rows[1]!)).toEqual(['=1+1', -3, jars[1]!.filled, null]);
  expect(saved).toEqual([`larder-jars-2026-11-21.${format}`]);
  expect(success.mock.calls[0]?.[0]).toBe('lists.export.done {"count":2}');
});

it('exportRows shows the progress of exporting 2,000 rows, and the user can stop it', async () => {
  write.mockImplementationOnce(async ({ signal }) => {
    progress.mock.calls[0]![1]?.action?.onAction();
    throw signal.reason;
  });
  await run('csv', { rows: Array.from({ length: 2000 }, () => jars[0]!) });
  expect(progress.mock.calls.map(([message]) => message)).toEqual([
    'lists.export.busy {"count":2000,"total":"2,000"}',
    'lists.export.stopped',
  ]);
  expect([success.mock.calls, danger.mock.calls, saved]).toEqual([[], [], []]);
});

it('exportRows offers to retry an export that failed', async () => {
  write.mockRejectedValueOnce(new Error('no worker'));
  await run('csv', { rows: jars.slice(0, 1) });
  expect(danger).toHaveBeenCalledExactlyOnceWith(
    'lists.export.failed',
    expect.objectContaining({ description: 'no worker' }),
  );
  expect(progress).not.toHaveBeenCalled();
  danger.mock.calls[0]![1]?.action?.onAction();
  await vi.waitFor(() => expect(saved).toHaveLength(1));
});
