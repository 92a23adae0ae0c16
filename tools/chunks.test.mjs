import { describe, expect, it } from 'vitest';
import { findCycles } from './chunks.mjs';

const graph = (edges) => new Map(Object.entries(edges));

describe('findCycles', () => {
  it('finds no cycle in a graph in which two paths lead to the same chunk', () => {
    expect(findCycles(graph({ page: ['list', 'base'], list: ['base'], base: [] }))).toEqual([]);
  });

  it('finds two chunks that import each other', () => {
    expect(findCycles(graph({ page: ['list'], list: ['base', 'page'], base: [] }))).toEqual([['page', 'list']]);
  });

  it('finds a longer cycle that is imported by a chunk outside it', () => {
    expect(findCycles(graph({ main: ['a'], a: ['b'], b: ['c'], c: ['a'] }))).toEqual([['a', 'b', 'c']]);
  });
});
