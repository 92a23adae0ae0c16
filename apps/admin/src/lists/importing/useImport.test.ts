import { endSession } from '@larder/domain';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually, renderPageHook } from '../../testing/mockServer';
import { startTestSession } from '../../testing/testSession';
import type { SheetResponse } from '../sheets/sheetJob';
import type { CheckedRow, MappedRow } from './importPlan';
import { useImport, type ImportSource } from './useImport';

const rowsOf = (...lines: string[][]) => lines.map((cells, index) => ({ line: index + 1, cells }));
const sheets = [
  { name: 'Jars', rows: rowsOf(['Quay Street'], ['Jar', 'Price'], ['Lemons', '4'], ['Plums', 'x'], ['Figs', '6']) },
  { name: 'Lids', rows: rowsOf(['Price', 'Jar'], ['2', 'Tin']) },
];

let response: SheetResponse;
const asked = vi.fn<(request: object) => void>();
class FakeWorker extends EventTarget {
  terminate = () => undefined;
  postMessage(request: object) {
    asked(request);
    this.dispatchEvent(new MessageEvent('message', { data: response }));
  }
}

const removed = vi.fn<(id: string) => void>();
const onDone = vi.fn<(added: readonly string[]) => void>();
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('Worker', FakeWorker);
  response = { kind: 'sheets', sheets };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Field = 'jar' | 'price';
const check = (rows: readonly MappedRow<Field>[]) =>
  rows.map((row): CheckedRow<Field, string> => {
    const isPrice = /^\d+$/.test(row.values.price ?? '1');
    return { ...row, state: isPrice ? 'new' : 'wrong', errors: [], made: row.values.jar };
  });

function open(changes: Partial<ImportSource<Field, string, string>> = {}) {
  const source: ImportSource<Field, string, string> = {
    list: 'jars',
    fields: [
      { name: 'jar', label: 'Jar', isRequired: true },
      { name: 'price', label: 'Price' },
    ],
    validate: check,
    add: async (jar) => jar,
    remove: async (jar) => removed(jar),
    removeLost: async () => undefined,
    onDone,
    onInterrupted: () => undefined,
    ...changes,
  };
  return renderPageHook(() => useImport(source));
}
const file = new File(['Jar'], 'jars.csv');
async function openRead(changes: Partial<ImportSource<Field, string, string>> = {}) {
  const page = open(changes);
  await page.run(({ read }) => read(file));
  return page;
}
async function openChecked(changes: Partial<ImportSource<Field, string, string>> = {}) {
  const page = await openRead(changes);
  await page.run((state) => state.check());
  return page;
}

it('reading a file finds its header row and maps the columns', async () => {
  const page = await openRead({ maxRows: 7 });
  expect(asked.mock.calls).toEqual([[{ kind: 'read', file, maxRows: 7 }]]);
  expect(page.current).toMatchObject({ step: 'columns', isReading: false, fileName: 'jars.csv', sheetAt: 0 });
  expect(page.current).toMatchObject({ headerRow: 1, mapping: { jar: 0, price: 1 }, failure: undefined });
  await page.run(({ chooseSheet }) => chooseSheet(1));
  expect(page.current).toMatchObject({ sheetAt: 1, headerRow: 0, mapping: { price: 0, jar: 1 } });
  expect(page.current.rows).toBe(sheets[1]!.rows);
  await page.run(({ setHeaderRow }) => setHeaderRow(1));
  expect(page.current).toMatchObject({ headerRow: 1, mapping: {} });
});

it('a file has at most 5000 rows by default', async () => {
  await openRead();
  expect(asked.mock.calls).toEqual([[{ kind: 'read', file, maxRows: 5000 }]]);
});

it('a file that cannot be read is explained, and another one can be chosen', async () => {
  response = { kind: 'unreadable', reason: 'quote', line: 3 };
  const page = await openRead();
  expect(page.current).toMatchObject({ step: 'file', isReading: false });
  expect(page.current.failure).toEqual({ kind: 'unreadable', reason: 'quote', line: 3 });
  response = { kind: 'sheets', sheets };
  await page.run(({ read }) => read(file));
  expect(page.current).toMatchObject({ step: 'columns', failure: undefined });
});

it('a column fills one field, and a required field needs a column', async () => {
  const page = await openRead();
  await page.run(({ setColumn }) => setColumn('price', 0));
  expect(page.current.mapping).toEqual({ price: 0 });
  await page.run((state) => state.check());
  expect(page.current).toMatchObject({ step: 'columns', failure: { kind: 'required', fields: ['Jar'] } });
  await page.run(({ setColumn }) => setColumn('price', undefined));
  expect(page.current).toMatchObject({ mapping: {}, failure: undefined });
});

it('checking validates the rows below the header, and the next import remembers the columns', async () => {
  const list = 'remembered jars';
  const page = await openRead({ list });
  await page.run(({ setColumn }) => setColumn('jar', 1));
  await page.run((state) => state.check());
  expect(page.current.step).toBe('check');
  expect(page.current.checkedRows.map(({ line, values }) => [line, values.jar])).toEqual([
    [3, '4'],
    [4, 'x'],
    [5, '6'],
  ]);
  expect((await openRead({ list })).current.mapping).toEqual({ jar: 1 });
});

it('the steps can be left in reverse order', async () => {
  const page = await openChecked();
  await page.run((state) => state.back());
  expect(page.current.step).toBe('columns');
  await page.run(({ setColumn }) => setColumn('jar', undefined));
  await page.run((state) => state.check());
  await page.run((state) => state.back());
  expect(page.current).toMatchObject({ step: 'file', failure: undefined });
});

it('an import adds the new rows only, and shows its progress', async () => {
  const responses = Promise.withResolvers<void>();
  const add = async (jar: string) => {
    if (jar === 'Figs') await responses.promise;
    return jar;
  };
  const page = await openChecked({ add });
  await page.run(({ commit }) => void commit());
  await eventually(() => expect(page.current).toMatchObject({ step: 'running', done: 1 }));
  expect(onDone).not.toHaveBeenCalled();
  responses.resolve();
  await eventually(() => expect(onDone.mock.calls).toEqual([[['Lemons', 'Figs']]]));
});

it('a rejected row returns to the checked rows with its line, and a second try clears the failure', async () => {
  const error = new Error('Figs');
  const add = vi.fn<(jar: string) => Promise<string>>(async (jar) => jar);
  const page = await openChecked({ add });
  add.mockImplementation(async (jar) => {
    if (jar === 'Figs') throw error;
    return jar;
  });
  await page.run(({ commit }) => commit());
  expect(page.current).toMatchObject({ step: 'check', failure: { kind: 'rejected', line: 5, error, left: 0 } });
  expect(removed.mock.calls).toEqual([['Lemons']]);
  add.mockImplementation(() => new Promise(() => undefined));
  await page.run(({ commit }) => void commit());
  expect(page.current).toMatchObject({ step: 'running', done: 0, failure: undefined });
});

it('the user can stop an import', async () => {
  const responses = Promise.withResolvers<string>();
  const page = await openChecked({ add: () => responses.promise });
  await page.run(({ commit }) => void commit());
  await page.run(({ stop }) => stop());
  await page.run(() => responses.resolve('Lemons'));
  await eventually(() => expect(page.current).toMatchObject({ step: 'check', failure: { kind: 'stopped' } }));
  expect(onDone).not.toHaveBeenCalled();
});

it('closing the dialog stops the import and removes the added rows', async () => {
  const responses = Promise.withResolvers<string>();
  const page = await openChecked({ add: (jar) => (jar === 'Figs' ? responses.promise : Promise.resolve(jar)) });
  await page.run(({ commit }) => void commit());
  cleanup();
  responses.resolve('Figs');
  await eventually(() => expect(removed.mock.calls).toEqual([['Lemons'], ['Figs']]));
  expect(onDone).not.toHaveBeenCalled();
});

it('an import reports its added and pending rows if the page is closed', async () => {
  const onInterrupted = vi.fn<(...input: unknown[]) => void>();
  const add = (jar: string) => (jar === 'Figs' ? new Promise<string>(() => undefined) : Promise.resolve(jar));
  const page = await openChecked({ add, onInterrupted });
  await page.run(({ commit }) => void commit());
  dispatchEvent(new Event('pagehide'));
  expect(onInterrupted.mock.calls).toEqual([[['Lemons'], ['Figs']]]);
});

it('the import returns to the checked rows after an unexpected error', async () => {
  startTestSession();
  const failure = new Error('The ledger is full');
  const responses = Promise.withResolvers<string>();
  const page = await openChecked({
    add: () => responses.promise,
    onInterrupted: () => {
      throw failure;
    },
  });
  let outcome: Promise<unknown> | undefined;
  await page.run(({ commit }) => void (outcome = commit().catch((error: unknown) => error)));
  expect(page.current.step).toBe('running');
  endSession('signed-out');
  await page.run(() => responses.resolve('Lemons'));
  expect(await outcome).toBe(failure);
  await eventually(() => expect(page.current.step).toBe('check'));
});
