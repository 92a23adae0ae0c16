import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replaceEqualDeep } from '@tanstack/react-query';
import { revertChange } from './revertChange';

interface Jar {
  id: number;
  name: string;
  labels?: string[];
}
const jar = (id: number, changes: Partial<Jar> = {}): Jar => ({ id, name: `Jar ${id}`, ...changes });

/** Applies two changes as the query cache does, then reverts the first. */
function revertFirst<T>(before: T, first: (data: T) => T, second: (data: T) => T = (data) => data): unknown {
  const after = replaceEqualDeep(before, first(before));
  return revertChange(replaceEqualDeep(after, second(after)), before, after);
}

describe('revertChange', () => {
  it('restores a changed field and keeps a later change of another field in the same row', () => {
    const rename = (jars: Jar[]) => jars.map((each) => (each.id === 2 ? { ...each, name: 'Figs' } : each));
    const label = (jars: Jar[]) => jars.map((each) => (each.id === 2 ? { ...each, labels: ['new'] } : each));
    expect(revertFirst([jar(1), jar(2)], rename, label)).toEqual([jar(1), jar(2, { labels: ['new'] })]);
  });

  it('keeps a later change of the same field', () => {
    const rename = (name: string) => (each: Jar) => ({ ...each, name });
    expect(revertFirst(jar(1), rename('Figs'), rename('Plums'))).toEqual(jar(1, { name: 'Plums' }));
  });

  it('restores a removed row in its place and keeps a row that was added later', () => {
    const remove = (jars: Jar[]) => jars.filter(({ id }) => id !== 2);
    expect(revertFirst([jar(1), jar(2), jar(3)], remove, (jars) => [jar(9), ...jars])).toEqual([
      jar(9),
      jar(1),
      jar(2),
      jar(3),
    ]);
  });

  it('removes an added row and keeps later removals', () => {
    const add = (jars: Jar[]) => [...jars, jar(4)];
    expect(revertFirst([jar(1), jar(2)], add, (jars) => jars.filter(({ id }) => id !== 1))).toEqual([jar(2)]);
  });

  it('restores the order of rows', () => {
    const move = (jars: Jar[]) => jars.toReversed();
    expect(revertFirst([jar(1), jar(2), jar(3)], move, (jars) => [...jars, jar(4)])).toEqual([
      jar(1),
      jar(2),
      jar(3),
      jar(4),
    ]);
  });

  it('removes added properties and restores removed ones', () => {
    const swap = ({ name: _name, ...rest }: Jar) => ({ ...rest, labels: ['x'] }) as unknown as Jar;
    expect(revertFirst(jar(1), swap)).toEqual(jar(1));
  });

  it('reverts lists without IDs by position', () => {
    const pages = { pages: [{ posts: [jar(1)] }, { posts: [jar(2)] }] };
    const rename = (id: number, name: string) => (data: typeof pages) => ({
      pages: data.pages.map(({ posts }) => ({
        posts: posts.map((post) => (post.id === id ? { ...post, name } : post)),
      })),
    });
    expect(revertFirst(pages, rename(2, 'Figs'), rename(1, 'Plums'))).toEqual({
      pages: [{ posts: [jar(1, { name: 'Plums' })] }, { posts: [jar(2)] }],
    });
  });

  it('restores all rows if none has changed since', () => {
    const jars = fc.uniqueArray(fc.record({ id: fc.nat({ max: 9 }), name: fc.string() }, { requiredKeys: ['id'] }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(jars, jars, (before, after) => {
        // A later change of unrelated data makes the cache data a new object.
        const data = {
          before: { jars: before, note: 0 },
          after: replaceEqualDeep({ jars: before, note: 0 }, { jars: after, note: 0 }),
        };
        const current = { ...data.after, note: 1 };
        expect(revertChange(current, data.before, data.after)).toEqual({ jars: before, note: 1 });
      }),
    );
  });

  it('reverting a change commutes with a later change to other rows', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 2 });
    fc.assert(
      fc.property(ids, (all) => {
        const before = all.map((id) => jar(id));
        const [own, other] = [all[0]!, all[1]!];
        const edit = (id: number) => (rows: Jar[]) =>
          rows.flatMap((row) => (row.id !== id ? [row] : id % 2 ? [] : [{ ...row, name: 'x' }]));
        expect(revertFirst(before, edit(own), edit(other))).toEqual(edit(other)(before));
      }),
    );
  });
});
