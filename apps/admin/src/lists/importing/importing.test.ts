import { ApiError } from '@larder/domain';
import { describe, expect, it, vi } from 'vitest';
import { commitAll, CommitError } from './commitAll';
import { importRows } from './importRows';
import { guessMapping, headerRowOf, mapRows, rememberedMapping, type ImportField } from './importPlan';

const fields: ImportField<'fullName' | 'email' | 'role'>[] = [
  { name: 'fullName', label: 'Nom complet', aliases: ['name', 'User'], isRequired: true },
  { name: 'email', label: 'E-mail', aliases: ['mail address'] },
  { name: 'role', label: 'Rôle' },
];
const rows = (...lines: string[][]) => lines.map((cells, index) => ({ line: index + 1, cells }));

describe('columns of a file', () => {
  it('headerRowOf finds the header row below a heading', () => {
    expect(headerRowOf(rows(['Quay Street'], ['Active'], ['ROLE', 'email', 'x'], ['a', 'b', 'c']), fields)).toBe(2);
    expect(headerRowOf(rows(['a', 'b'], ['c', 'd']), fields)).toBe(0);
  });

  it.each([
    [['E-Mail', 'full name', 'role'], { email: 0, fullName: 1, role: 2 }],
    [['NOM COMPLET', 'Your mail address please', 'Role'], { fullName: 0, email: 1, role: 2 }],
    [['Name', 'Name', 'other'], { fullName: 0 }],
    [['', ' ', '?'], {}],
  ])('guessMapping maps columns by name: %j', (header, mapping) =>
    expect(guessMapping(header, fields)).toEqual(mapping),
  );

  it('guessMapping restores the columns of the last import', () => {
    const header = ['Wer', 'E-Mail', 'role'];
    const chosen = rememberedMapping(header, { fullName: 0, role: 1 });
    expect(guessMapping(header, fields, chosen)).toEqual({ fullName: 0, role: 1 });
  });

  it('a value for all rows is not remembered as a column', () => {
    expect(rememberedMapping(['Name', 'x'], { fullName: 0, role: 'editor' })).toEqual({ name: 'fullName' });
    const read = rows(['Name'], ['Ada'], ['Bo']);
    expect(mapRows(read, 0, { fullName: 0, role: 'editor' }).map(({ values }) => values)).toEqual([
      { fullName: 'Ada', role: 'editor' },
      { fullName: 'Bo', role: 'editor' },
    ]);
  });

  it('mapRows maps each row to its values and line number', () => {
    const read = [
      { line: 1, cells: ['Name', 'x', 'Role'] },
      { line: 4, cells: [' Ada ', 'y'] },
    ];
    expect(mapRows(read, 0, { fullName: 0, role: 2 })).toEqual([{ line: 4, values: { fullName: 'Ada', role: '' } }]);
  });
});

describe('import', () => {
  const all = Array.from({ length: 10 }, (_, index) => index);
  const server = (rejects: (row: number) => boolean, failsToRemove: (row: number) => boolean = () => false) => {
    const stored = new Set<number>();
    return {
      stored,
      add: async (row: number) => {
        await Promise.resolve();
        if (rejects(row)) throw new Error(`no ${row}`);
        stored.add(row);
        return row;
      },
      remove: async (row: number) => {
        await Promise.resolve();
        if (failsToRemove(row)) throw new Error('not removed');
        stored.delete(row);
      },
      removeLost: async (row: number) => {
        await Promise.resolve();
        if (!stored.delete(row)) throw new ApiError({ status: 404 });
      },
    };
  };

  it('commitAll adds every row and returns the records in the same order', async () => {
    const { add, remove, removeLost, stored } = server(() => false);
    const seen: number[] = [];
    const made = await commitAll({
      rows: all,
      add,
      remove,
      removeLost,
      signal: new AbortController().signal,
      onProgress: (done) => seen.push(done),
    });
    expect(made).toEqual(all);
    expect(stored.size).toBe(10);
    expect(seen.at(-1)).toBe(10);
  });

  it('commitAll removes the added rows and reports the failed row if a request is rejected', async () => {
    const { add, remove, removeLost, stored } = server((row) => row === 6);
    const failed = await commitAll({ rows: all, add, remove, removeLost, signal: new AbortController().signal }).catch(
      (error: CommitError<number>) => error,
    );
    expect(failed).toBeInstanceOf(CommitError);
    expect(failed).toMatchObject({ row: 6, left: [], cause: new Error('no 6') });
    expect(stored.size).toBe(0);
  });

  it('commitAll removes the added rows if the import is stopped', async () => {
    const { add, remove, removeLost, stored } = server(() => false);
    const stop = new AbortController();
    const failed = await commitAll({
      rows: all,
      add,
      remove,
      removeLost,
      signal: stop.signal,
      onProgress: (done) => done > 3 && stop.abort(),
    }).catch((error: CommitError<number>) => error);
    expect(failed).toMatchObject({ row: undefined, left: [] });
    expect(stored.size).toBe(0);
  });

  it('commitAll keeps the added rows and reports them if the session ends', async () => {
    const { add, remove, removeLost, stored } = server(() => false);
    const sessionEnd = new AbortController();
    const stopped = new AbortController().signal;
    const failed = await commitAll({
      rows: all,
      add,
      remove,
      removeLost,
      signal: stopped,
      sessionEnd: sessionEnd.signal,
      onProgress: (done) => done > 3 && sessionEnd.abort(),
    }).catch((error: CommitError<number>) => error);
    expect((failed as CommitError<number>).left).toEqual([...stored]);
    expect(stored.size).toBeGreaterThan(3);
    expect(stored.size).toBeLessThan(all.length);
  });

  it('commitAll reports added rows that could not be removed', async () => {
    const { add, remove, removeLost } = server(
      (row) => row === 6,
      (row) => row === 2,
    );
    const failed = commitAll({ rows: all, add, remove, removeLost, signal: new AbortController().signal });
    await expect(failed).rejects.toMatchObject({ row: 6, left: [2] });
  });

  it.each([
    ['all rows', () => false, { kind: 'done', added: all }],
    [
      'a rejected row with its line',
      (row: number) => row === 6,
      { kind: 'rejected', line: 16, error: new Error('no 6'), left: 0 },
    ],
  ])('importRows reports %s', async (_what, rejects, outcome) => {
    const { add, remove, removeLost } = server(rejects);
    const { signal } = new AbortController();
    const rows = all.map((made) => ({ line: made + 10, values: {}, state: 'new' as const, errors: [], made }));
    const onInterrupted = vi.fn<(added: readonly number[], pending: readonly number[]) => void>();
    const result = await importRows({
      rows,
      add,
      remove,
      removeLost,
      signal,
      sessionEnd: signal,
      onProgress: () => {},
      onInterrupted,
    });
    expect(result).toEqual(outcome);
    expect(onInterrupted).not.toHaveBeenCalled();
  });

  it('importRows calls onInterrupted with the added and the pending rows if the session ends', async () => {
    const { add, remove, removeLost, stored } = server(() => false);
    const sessionEnd = new AbortController();
    const rows = all.map((made) => ({ line: made, values: {}, state: 'new' as const, errors: [], made }));
    const onInterrupted = vi.fn<(added: readonly number[], pending: readonly number[]) => void>();
    const result = await importRows({
      rows,
      add,
      remove,
      removeLost,
      signal: new AbortController().signal,
      sessionEnd: sessionEnd.signal,
      onProgress: (done) => done > 3 && sessionEnd.abort(),
      onInterrupted,
    });
    expect(result).toEqual({ kind: 'sessionEnded' });
    const [added, pending] = onInterrupted.mock.calls[0]!;
    expect([...added, ...pending].toSorted((one, other) => one - other)).toEqual([...stored]);
  });

  const importable = (made: number) => ({ line: made + 10, values: {}, state: 'new' as const, errors: [], made });
  const setUp = () => ({
    ...server(() => false),
    rows: all.map(importable),
    signal: new AbortController().signal,
    sessionEnd: new AbortController().signal,
    onProgress: () => {},
    onInterrupted: vi.fn<(added: readonly number[], pending: readonly number[]) => void>(),
  });

  it('importRows removes a row whose response was lost, together with the others', async () => {
    const { stored, add, ...options } = setUp();
    const lost = new ApiError({ status: 0 });
    const outcome = await importRows({
      ...options,
      add: async (row) => {
        await add(row);
        if (row === 6) throw lost;
        return row;
      },
    });
    expect(outcome).toEqual({ kind: 'rejected', line: 16, error: lost, left: 0 });
    expect([...stored]).toEqual([]);
  });

  it('the import is rolled back even if a row whose response was lost was never added', async () => {
    const { stored, add, ...options } = setUp();
    const failure = new ApiError({ status: 503 });
    const outcome = await importRows({
      ...options,
      add: (row) => (row === 6 ? Promise.reject(failure) : add(row)),
    });
    expect(outcome).toEqual({ kind: 'rejected', line: 16, error: failure, left: 0 });
    expect([...stored]).toEqual([]);
  });

  it('importRows reports pending rows too if the page is closed', async () => {
    const { stored, add, onInterrupted, ...options } = setUp();
    const responses = Promise.withResolvers<void>();
    const work = importRows({
      ...options,
      onInterrupted,
      add: async (row) => {
        await add(row);
        if (row > 1) await responses.promise;
        return row;
      },
    });
    await vi.waitFor(() => expect(stored.size).toBe(6));
    dispatchEvent(new Event('pagehide'));
    expect(onInterrupted.mock.calls).toEqual([
      [
        [0, 1],
        [2, 3, 4, 5],
      ],
    ]);
    responses.resolve();
    await work;
  });
});
