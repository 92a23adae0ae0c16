import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { Tree } from './Tree';

const nodes = [
  { id: 'food', label: 'Food', children: [{ id: 'mains', label: 'Mains' }] },
  { id: 'wine', label: 'Wine', disabled: true },
];

describe('Tree', () => {
  afterEach(cleanup);

  describeConformance(Tree, { label: 'Menu', items: nodes }, { element: 'div' });
  describeControl(
    Tree,
    { label: 'Menu', items: nodes, defaultExpandedKeys: ['food'], selectionMode: 'multiple' },
    {
      names: ['selectedKeys', 'defaultSelectedKeys', 'onSelectionChange'],
      values: [['mains'], ['food', 'mains']],
      change: () => fireEvent.click(screen.getByRole('checkbox', { name: /Food/ })),
      shown: () =>
        ['food', 'mains'].filter(
          (id) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(id, 'i') }).checked,
        ),
    },
  );
  describeControl(
    Tree,
    { label: 'Menu', items: nodes },
    {
      names: ['expandedKeys', 'defaultExpandedKeys', 'onExpandedChange'],
      values: [[], ['food']],
      change: () => fireEvent.click(screen.getByRole('button', { name: /Expand/ })),
      shown: () => (screen.queryByRole('row', { name: 'Mains' }) ? ['food'] : []),
    },
  );

  it('calls onExpandedChange and follows the controlled expandedKeys', () => {
    const onExpandedChange = vi.fn();
    const { rerender } = render(
      <Tree label="Menu" items={nodes} expandedKeys={[]} onExpandedChange={onExpandedChange} />,
    );
    fireEvent.click(screen.getByRole('button', { name: /Expand/ }));
    expect(onExpandedChange).toHaveBeenLastCalledWith(['food']);
    expect(screen.queryByRole('row', { name: 'Mains' })).toBeNull();
    rerender(<Tree label="Menu" items={nodes} expandedKeys={['food']} />);
    expect(screen.getByRole('row', { name: 'Mains' }).getAttribute('aria-level')).toBe('2');
  });

  it('reports the selection in the order of the tree', () => {
    const onChange = vi.fn();
    render(
      <Tree
        label="Menu"
        items={nodes}
        defaultExpandedKeys={['food']}
        selectionMode="multiple"
        defaultSelectedKeys={['mains']}
        onSelectionChange={onChange}
      />,
    );
    fireEvent.click(screen.getByRole('checkbox', { name: /Food/ }));
    expect(onChange).toHaveBeenLastCalledWith(['food', 'mains']);
  });
});
