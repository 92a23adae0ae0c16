import { serverNow, sessionSignal } from '@larder/domain';
import { Meter } from '@larder/ui';
import type { TFunction } from 'i18next';
import type { Formats } from '../../lib/createFormats';
import { notify } from '../../lib/notify';
import { download, exportName } from '../sheets/download';
import { escapeFormula, type SheetValue } from '../sheets/sheetCell';
import type { ExportFormat, ExportOptions, FileFormat, SheetColumn } from './exportOptions';

interface Export<Row> extends ExportOptions<Row> {
  format: ExportFormat;
  rows: readonly Row[];
  shown: readonly string[] | undefined;
  restaurant: string | undefined;
  t: TFunction;
  formats: Formats;
  language: string;
  isRightToLeft: boolean;
}

/** Minimum number of rows for a progress toast with a stop button. */
const progressFrom = 2000;
/** Maximum number of printed rows; browsers take too long to lay out more. */
const printLimit = 5000;

let count = 0;
/** Returns the ID of a new toast. Each export has a separate one, because two can run at the same time. */
const nextId = () => `export-${(count += 1)}`;

const oneLine = (value: SheetValue) =>
  (value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '')).replaceAll(/[\t\r\n]+/g, ' ');

function headingOf<Row>({ restaurant, title, filters, formats }: Export<Row>) {
  const now = serverNow();
  const time = `${formats.date(now, { dateStyle: 'long' })}, ${formats.time(now)}`;
  return [[restaurant, title].filter(Boolean).join(' · '), ...filters, time];
}

const shownColumns = <Row,>({ columns, shown }: Export<Row>) =>
  shown?.flatMap((id) => columns.find((column) => column.id === id) ?? []) ?? columns;

/** Writes rows to a file. Only workbooks have a heading, because other programs expect the header row first. */
async function toFile<Row>(
  job: Export<Row>,
  format: FileFormat,
  heading = format === 'xlsx' ? headingOf(job) : [],
): Promise<void> {
  const { list, title, columns, rows, t, formats, isRightToLeft, fileName = exportName(list) } = job;
  const stop = new AbortController();
  const over = sessionSignal();
  const id = nextId();
  const isLong = rows.length >= progressFrom;
  const progress = (done: number) =>
    notify(
      (toast) =>
        void toast(t('lists.export.busy', { count: rows.length, total: formats.number(rows.length) }), {
          id,
          loading: true,
          description: (
            <Meter label={t('lists.export.progress')} value={done} max={rows.length} size="sm" tone="info" />
          ),
          action: { label: t('common.cancel'), onAction: () => stop.abort() },
        }),
    );
  try {
    if (isLong) await progress(0);
    const { writeSheet } = await import('../sheets/sheetWorker');
    const blob = await writeSheet({
      file: {
        format,
        title,
        heading,
        header: columns.map(({ header }) => header),
        widths: columns.map(({ width = 20 }) => width),
        isRightToLeft,
      },
      rows,
      cellsOf: (row) => columns.map(({ value }) => value(row)),
      signal: AbortSignal.any([stop.signal, over]),
      onProgress: isLong ? (done) => void progress(done) : undefined,
    });
    download(blob, `${fileName}.${format}`);
    await notify((toast) => void toast.success(t('lists.export.done', { count: rows.length }), { id }));
  } catch (error) {
    if (over.aborted) return;
    const wasStopped = stop.signal.aborted;
    await notify((toast) => {
      // A toast closes when its action is pressed, so its ID cannot be reused.
      if (wasStopped) toast(t('lists.export.stopped'));
      else
        toast.danger(t('lists.export.failed'), {
          id,
          description: error instanceof Error ? error.message : undefined,
          action: { label: t('common.retry'), onAction: () => void toFile(job, format, heading) },
        });
    });
  }
}

async function toPrinter<Row>(job: Export<Row>) {
  const { list, title, rows, t, formats, language, isRightToLeft } = job;
  const { printRows } = await import('../sheets/printRows');
  if (rows.length > printLimit)
    await notify(
      (toast) => void toast(t('lists.export.printLimit', { count: printLimit, limit: formats.number(printLimit) })),
    );
  const printed = rows.slice(0, printLimit);
  const columns = shownColumns(job);
  const kindOf = (value: SheetColumn<Row>['value']) => {
    if (printed.every((row) => typeof value(row) === 'number')) return 'number';
    return printed.every((row) => value(row) instanceof Date) ? 'day' : 'text';
  };
  const cell = ({ value, format }: SheetColumn<Row>, row: Row) => {
    const content = value(row);
    if (typeof content === 'number') return formats.number(content, format);
    return content instanceof Date
      ? formats.date(content, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
      : (content ?? '');
  };
  await printRows({
    name: exportName(list),
    title,
    heading: headingOf(job),
    columns: columns.map(({ header, value }) => ({ header, kind: kindOf(value) })),
    rows: printed.map((row) => columns.map((column) => cell(column, row))),
    language,
    isRightToLeft,
  });
}

async function toClipboard<Row>(job: Export<Row>) {
  const { rows, t } = job;
  const columns = shownColumns(job);
  const line = (values: readonly SheetValue[]) =>
    values.map((value) => (typeof value === 'number' ? String(value) : escapeFormula(oneLine(value)))).join('\t');
  try {
    await navigator.clipboard.writeText(
      [
        line(columns.map(({ header }) => header)),
        ...rows.map((row) => line(columns.map(({ value }) => value(row)))),
      ].join('\n'),
    );
    await notify((toast) => void toast.success(t('lists.export.copied', { count: rows.length })));
  } catch {
    await notify((toast) => void toast.danger(t('lists.export.notCopied')));
  }
}

/** Exports rows in one of the formats. */
export function exportRows<Row>(job: Export<Row>): Promise<void> {
  if (job.format === 'print') return toPrinter(job);
  return job.format === 'copy' ? toClipboard(job) : toFile(job, job.format);
}
