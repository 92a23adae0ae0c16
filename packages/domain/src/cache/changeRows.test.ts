import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { asRows, changeRows, pageIn, rowsIn, type Rows } from './changeRows';

interface Jar {
  id: number;
  name: string;
  isFull: boolean;
}
const jar = (id: number, changes: Partial<Jar> = {}): Jar => ({ id, name: `Jar ${id}`, isFull: false, ...changes });
const key = ['jars', 'list'];
const without = (id: number) => (jars: readonly Jar[]) => jars.filter((each) => each.id !== id);
const change = (id: number, changes: Partial<Jar>) => (jars: readonly Jar[]) =>
  jars.map((each) => (each.id === id ? { ...each, ...changes } : each));

/** A cached response, and a function that applies an optimistic change to it. */
function setUp<T>(data: T, places: Rows<T, Jar> | readonly Rows<T, Jar>[]) {
  const client = new QueryClient();
  client.setQueryData(key, data);
  return {
    data: () => client.getQueryData<T>(key),
    apply: (each: (jars: readonly Jar[]) => Jar[]) => changeRows(client, ['jars'], places, each),
  };
}

describe('changeRows', () => {
  it('undoes a change of a row and keeps a later change of another field', async () => {
    const { apply, data } = setUp([jar(1), jar(2)], asRows<Jar>());
    const undo = await apply(change(2, { name: 'Figs' }));
    await apply(change(2, { isFull: true }));
    undo();
    expect(data()).toEqual([jar(1), jar(2, { isFull: true })]);
  });

  it('keeps a later change of the same field', async () => {
    const { apply, data } = setUp([jar(1)], asRows<Jar>());
    const undo = await apply(change(1, { name: 'Figs' }));
    await apply(change(1, { name: 'Plums' }));
    undo();
    expect(data()).toEqual([jar(1, { name: 'Plums' })]);
  });

  it('does not restore a row that a later change removed', async () => {
    const { apply, data } = setUp([jar(1), jar(2)], asRows<Jar>());
    const undo = await apply(change(2, { name: 'Figs' }));
    await apply(without(2));
    undo();
    expect(data()).toEqual([jar(1)]);
  });

  it('restores a removed row and the total of its page, without rows that were removed later', async () => {
    const { apply, data } = setUp({ jars: [jar(1), jar(2), jar(3)], all: [jar(1), jar(2), jar(3), jar(4)], total: 4 }, [
      pageIn('jars'),
      rowsIn('all'),
    ]);
    const undo = await apply(without(2));
    expect(data()).toEqual({ jars: [jar(1), jar(3)], all: [jar(1), jar(3), jar(4)], total: 3 });
    await apply(without(3));
    undo();
    expect(data()).toEqual({ jars: [jar(1), jar(2)], all: [jar(1), jar(2), jar(4)], total: 3 });
  });

  it('ignores a response that is no longer cached', async () => {
    const client = new QueryClient();
    client.setQueryData(key, [jar(1)]);
    const undo = await changeRows(client, ['jars'], asRows<Jar>(), without(1));
    client.removeQueries({ queryKey: key });
    undo();
    expect(client.getQueryData(key)).toBeUndefined();
  });
});
