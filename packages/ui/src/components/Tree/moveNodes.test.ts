import { describe, expect, it } from 'vitest';
import { moveNodes, type Branch } from './moveNodes';

interface Node extends Branch<Node> {}

const tree: Node[] = [{ id: 'a', children: [{ id: 'a1' }, { id: 'a2', children: [{ id: 'a21' }] }] }, { id: 'b' }];

const show = (nodes: readonly Node[]): string =>
  nodes.map((node) => node.id + (node.children ? `(${show(node.children)})` : '')).join(' ');

describe('moveNodes', () => {
  it('moves nodes before, after and inside another node', () => {
    expect(show(moveNodes(tree, { ids: ['b'], target: 'a1', place: 'before' }))).toBe('a(b a1 a2(a21))');
    expect(show(moveNodes(tree, { ids: ['a1'], target: 'b', place: 'after' }))).toBe('a(a2(a21)) b a1');
    expect(show(moveNodes(tree, { ids: ['a2'], target: 'b', place: 'inside' }))).toBe('a(a1) b(a2(a21))');
  });

  it('moves several nodes in the order of the tree', () => {
    expect(show(moveNodes(tree, { ids: ['a21', 'a1'], target: 'b', place: 'before' }))).toBe('a(a2()) a1 a21 b');
  });

  it('never moves a node into itself and does not mutate the tree', () => {
    const before = structuredClone(tree);
    expect(moveNodes(tree, { ids: ['a'], target: 'a21', place: 'inside' })).toBe(tree);
    expect(moveNodes(tree, { ids: ['a'], target: 'a', place: 'after' })).toBe(tree);
    moveNodes(tree, { ids: ['a1'], target: 'b', place: 'after' });
    expect(tree).toEqual(before);
  });
});
