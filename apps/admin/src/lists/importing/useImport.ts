import { saveImportColumns, readImportColumns, sessionSignal } from '@larder/domain';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReadSheet, UnreadableReason } from '../sheets/sheetJob';
import {
  guessMapping,
  headerRowOf,
  mapRows,
  rememberedMapping,
  type ImportField,
  type MappedRow,
  type Mapping,
  type CheckedRow,
} from './importPlan';
import { importRows, type ImportOutcome } from './importRows';

/** Maximum number of rows of an import, because each is a request and undo calls are stored for all of them. */
export const maxImportRows = 5000;

export interface ImportSource<Name extends string, Made, Added> {
  /** Name of the list. The column mapping is stored under it. */
  list: string;
  fields: readonly ImportField<Name>[];
  /** Maximum number of rows. @default 5000 */
  maxRows?: number;
  validate: (rows: readonly MappedRow<Name>[]) => readonly CheckedRow<Name, Made>[];
  add: (made: Made) => Promise<Added>;
  /** Removes a row that was added. */
  remove: (added: Added) => Promise<unknown>;
  /** Removes a row whose response was lost. Rejects with 404 if the row was not added. */
  removeLost: (made: Made) => Promise<unknown>;
  /** Called when all rows were added. */
  onDone: (added: readonly Added[]) => void;
  /**
   * Called if the page unloads or the session ends after some rows were added. The pending rows may have been added
   * too.
   */
  onInterrupted: (added: readonly Added[], pending: readonly Made[]) => void;
}

export type ImportStep = 'file' | 'columns' | 'check' | 'running';

/** Reason why the last step failed. */
export type ImportFailure =
  | { kind: 'unreadable'; reason: UnreadableReason; line?: number }
  | { kind: 'required'; fields: readonly string[] }
  | Extract<ImportOutcome<unknown>, { kind: 'rejected' | 'stopped' }>;

/** Returns the state of an import, which reads a file, maps its columns, validates the rows, then adds all or none. */
export function useImport<Name extends string, Made, Added>({
  list,
  fields,
  maxRows = maxImportRows,
  validate,
  onDone,
  ...calls
}: ImportSource<Name, Made, Added>) {
  const [step, setStep] = useState<ImportStep>('file');
  const [isReading, setReading] = useState(false);
  const [fileName, setFileName] = useState('');
  const [sheets, setSheets] = useState<readonly ReadSheet[]>([]);
  const [sheetAt, setSheetAt] = useState(0);
  const [headerRow, setHeaderRow] = useState(0);
  const [mapping, setMapping] = useState<Mapping<Name>>({});
  const [checkedRows, setCheckedRows] = useState<readonly CheckedRow<Name, Made>[]>([]);
  const [done, setDone] = useState(0);
  const [failure, setFailure] = useState<ImportFailure>();
  const stop = useRef<AbortController>(undefined);
  const rows = sheets[sheetAt]?.rows ?? [];
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => step === 'running' });

  // Closing the dialog stops the import.
  const end = useEffectEvent(() => stop.current?.abort());
  useEffect(() => () => end(), []);

  const takeHeader = (all: typeof rows, at: number) => {
    setHeaderRow(at);
    setMapping(guessMapping(all[at]?.cells ?? [], fields, readImportColumns(list)));
  };
  const chooseSheet = (at: number, from: readonly ReadSheet[] = sheets) => {
    const all = from[at]?.rows ?? [];
    setSheetAt(at);
    takeHeader(all, headerRowOf(all, fields));
  };

  async function read(file: File) {
    setFailure(undefined);
    setReading(true);
    stop.current = new AbortController();
    try {
      const { readSheetFile } = await import('../sheets/sheetWorker');
      const found = await readSheetFile(file, maxRows, stop.current.signal);
      setFileName(file.name);
      setSheets(found);
      chooseSheet(0, found);
      setStep('columns');
    } catch (error) {
      const { reason = 'broken', line } = error as { reason?: UnreadableReason; line?: number };
      if (!stop.current.signal.aborted) setFailure({ kind: 'unreadable', reason, line });
    } finally {
      setReading(false);
    }
  }

  function check() {
    const missing = fields.filter(({ name, isRequired }) => isRequired && mapping[name] === undefined);
    if (missing.length > 0) {
      setFailure({ kind: 'required', fields: missing.map(({ label }) => label) });
      return;
    }
    saveImportColumns(list, rememberedMapping(rows[headerRow]?.cells ?? [], mapping));
    setFailure(undefined);
    setCheckedRows(validate(mapRows(rows, headerRow, mapping)));
    setStep('check');
  }

  async function commit() {
    stop.current = new AbortController();
    setFailure(undefined);
    setDone(0);
    setStep('running');
    const outcome = await importRows({
      rows: checkedRows.filter(({ state }) => state === 'new'),
      ...calls,
      signal: stop.current.signal,
      sessionEnd: sessionSignal(),
      onProgress: setDone,
    }).catch((error: unknown) => {
      setStep('check');
      throw error;
    });
    if (outcome.kind === 'done') onDone(outcome.added);
    if (outcome.kind === 'done' || outcome.kind === 'sessionEnded') return;
    setStep('check');
    setFailure(outcome);
  }

  return {
    step,
    failure,
    isReading,
    read,
    fileName,
    sheets,
    sheetAt,
    chooseSheet,
    rows,
    headerRow,
    setHeaderRow: (at: number) => takeHeader(rows, at),
    mapping,
    /** Sets the column of a field, or its value for all rows. A column has only one field. */
    setColumn: (name: Name, at: number | string | undefined) => {
      setFailure(undefined);
      setMapping(
        (previous) =>
          ({
            ...Object.fromEntries(
              Object.entries(previous).filter(
                ([other, column]) => other !== name && (typeof at === 'string' || column !== at),
              ),
            ),
            ...(at === undefined ? {} : { [name]: at }),
          }) as Mapping<Name>,
      );
    },
    check,
    checkedRows,
    commit,
    done,
    stop: () => stop.current?.abort(),
    back: () => {
      setFailure(undefined);
      setStep(step === 'check' ? 'columns' : 'file');
    },
  };
}
export type ImportState<Name extends string, Made, Added> = ReturnType<typeof useImport<Name, Made, Added>>;
