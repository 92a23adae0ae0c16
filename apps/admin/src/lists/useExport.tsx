import { sessionSignal, useDirection, useLanguage, useSession } from '@larder/domain';
import { Meter } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { notify } from '../lib/notify';
import { useFormats } from '../lib/useFormats';
import { download, exportName } from './sheets/download';
import type { SheetValue } from './sheets/sheetCell';

export const exportFormats = ['csv', 'xlsx', 'copy', 'print'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface SheetColumn<Row> {
  /** The column of the table that it is. */
  id: string;
  header: string;
  /** The value as a spreadsheet should have it: numbers as numbers, days as dates. */
  value: (row: Row) => SheetValue;
  /** Width in letters. @default 20 */
  width?: number;
  /** How a number is read on paper. */
  format?: Intl.NumberFormatOptions;
}

export interface ExportOptions<Row> {
  /** Part of the file's name. */
  list: string;
  title: string;
  columns: readonly SheetColumn<Row>[];
  /** What the list is narrowed by, a line each. */
  filters: readonly string[];
}

/** From so many rows on the progress is shown, with the way to stop it. */
const progressFrom = 2000;
/** More than this a browser does not lay out for printing in reasonable time. */
const printLimit = 5000;

let count = 0;
/** Each file has a toast of its own: two may be on their way at once. */
const nextId = () => `export-${(count += 1)}`;

const oneLine = (value: SheetValue) =>
  (value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '')).replaceAll(/[\t\r\n]+/g, ' ');

/** Writes rows of a list to a file, to the clipboard or to paper (pages.md 1.3, 1.8). */
export function useExport<Row>({ list, title, columns, filters }: ExportOptions<Row>) {
  const { t } = useTranslation();
  const { restaurant } = useSession();
  const { language } = useLanguage();
  const [direction] = useDirection();
  const formats = useFormats();

  const onPaper = ({ value, format }: SheetColumn<Row>, row: Row) => {
    const cell = value(row);
    if (typeof cell === 'number') return formats.number(cell, format);
    return cell instanceof Date
      ? formats.date(cell, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
      : (cell ?? '');
  };

  async function toFile(format: 'csv' | 'xlsx', rows: readonly Row[], heading: readonly string[]) {
    const stop = new AbortController();
    const over = sessionSignal();
    const id = nextId();
    const isLong = rows.length >= progressFrom;
    const progress = (done: number) =>
      notify(
        (toast) =>
          void toast(t('lists.export.busy', { count: rows.length, total: formats.number(rows.length) }), {
            id,
            isBusy: true,
            description: (
              <Meter label={t('lists.export.progress')} value={done} max={rows.length} size="sm" tone="info" />
            ),
            action: { label: t('common.cancel'), onAction: () => stop.abort() },
          }),
      );
    try {
      if (isLong) await progress(0);
      const { writeSheet } = await import('./sheets/sheetWorker');
      const blob = await writeSheet({
        file: {
          format,
          title,
          heading,
          header: columns.map(({ header }) => header),
          widths: columns.map(({ width = 20 }) => width),
          isRightToLeft: direction === 'rtl',
        },
        rows,
        cellsOf: (row) => columns.map(({ value }) => value(row)),
        signal: AbortSignal.any([stop.signal, over]),
        onProgress: isLong ? (done) => void progress(done) : undefined,
      });
      download(blob, `${exportName(list)}.${format}`);
      await notify((toast) => void toast.success(t('lists.export.done', { count: rows.length }), { id }));
    } catch (error) {
      if (over.aborted) return;
      const wasStopped = stop.signal.aborted;
      await notify((toast) => {
        // The toast that was pressed goes by itself, and its name with it.
        if (wasStopped) toast(t('lists.export.stopped'));
        else
          toast.danger(t('lists.export.failed'), {
            id,
            description: error instanceof Error ? error.message : undefined,
            action: { label: t('common.retry'), onAction: () => void toFile(format, rows, heading) },
          });
      });
    }
  }

  /** A file has every column; paper and clipboard those that are shown, in their order, where it is said which. */
  return async (format: ExportFormat, rows: readonly Row[], shown?: readonly string[]) => {
    const now = new Date();
    const time = `${formats.date(now, { dateStyle: 'long' })}, ${formats.time(now)}`;
    const heading = [[restaurant?.name, title].filter(Boolean).join(' · '), ...filters, time];
    if (format === 'csv' || format === 'xlsx') return toFile(format, rows, heading);
    const seen = shown?.flatMap((id) => columns.find((column) => column.id === id) ?? []) ?? columns;
    if (format === 'print') {
      const { printRows } = await import('./sheets/printRows');
      if (rows.length > printLimit)
        await notify(
          (toast) => void toast(t('lists.export.printLimit', { count: printLimit, limit: formats.number(printLimit) })),
        );
      const printed = rows.slice(0, printLimit);
      const kindOf = (value: SheetColumn<Row>['value']) =>
        printed.every((row) => typeof value(row) === 'number')
          ? 'number'
          : printed.every((row) => value(row) instanceof Date)
            ? 'day'
            : 'text';
      await printRows({
        name: exportName(list, now),
        title,
        heading,
        columns: seen.map(({ header, value }) => ({ header, kind: kindOf(value) })),
        rows: printed.map((row) => seen.map((column) => onPaper(column, row))),
        language,
        isRightToLeft: direction === 'rtl',
      });
      return undefined;
    }
    try {
      const { neutral } = await import('./sheets/sheetCell');
      const line = (values: readonly SheetValue[]) =>
        values.map((value) => (typeof value === 'number' ? String(value) : neutral(oneLine(value)))).join('\t');
      await navigator.clipboard.writeText(
        [line(seen.map(({ header }) => header)), ...rows.map((row) => line(seen.map(({ value }) => value(row))))].join(
          '\n',
        ),
      );
      await notify((toast) => void toast.success(t('lists.export.copied', { count: rows.length })));
    } catch {
      await notify((toast) => void toast.danger(t('lists.export.notCopied')));
    }
    return undefined;
  };
}
