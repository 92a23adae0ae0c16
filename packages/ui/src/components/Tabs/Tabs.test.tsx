import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { Tabs } from './Tabs';

const items = [
  { id: 'open', label: 'Open' },
  { id: 'closed', label: 'Closed' },
];

describeConformance(Tabs, { label: 'Bills', items, value: 'open' }, { element: 'div' });
describeControl(
  Tabs,
  { label: 'Bills', items },
  {
    values: ['open', 'closed'],
    change: () => fireEvent.click(screen.getByRole('tab', { name: 'Closed' })),
    shown: () => screen.getByRole('tab', { selected: true }).textContent?.toLowerCase() ?? '',
  },
);

describe('Tabs', () => {
  afterEach(cleanup);

  it('selects tabs when uncontrolled', () => {
    render(<Tabs label="Bills" items={items} defaultValue="closed" />);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Closed');
    fireEvent.click(screen.getByRole('tab', { name: 'Open' }));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Open');
  });

  it('opens on the given tab with manual activation, and arrow keys only move the focus', () => {
    const panels = items.map((item) => ({ ...item, content: `${item.label} bills` }));
    render(<Tabs label="Bills" items={panels} defaultValue="closed" keyboardActivation="manual" />);
    const [open, closed] = screen.getAllByRole('tab') as [HTMLElement, HTMLElement];
    expect(screen.getByRole('tabpanel').textContent).toBe('Closed bills');
    expect([open.tabIndex, closed.tabIndex]).toEqual([-1, 0]);
    closed.focus();
    fireEvent.keyDown(closed, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(open);
    expect(screen.getByRole('tabpanel').textContent).toBe('Closed bills');
    fireEvent.keyDown(open, { key: ' ' });
    expect(screen.getByRole('tabpanel').textContent).toBe('Open bills');
  });

  it('sets `aria-controls` only if `controls` is set', () => {
    const { rerender } = render(<Tabs label="Bills" items={items} value="open" />);
    expect(screen.getByRole('tab', { selected: true }).hasAttribute('aria-controls')).toBe(false);
    rerender(<Tabs label="Bills" items={items} value="open" controls="bills" />);
    expect(screen.getByRole('tab', { selected: true }).getAttribute('aria-controls')).toBe('bills');
  });
});
