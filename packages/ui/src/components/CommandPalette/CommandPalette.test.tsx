import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { CommandPalette } from './CommandPalette';

const props = {
  open: true,
  onOpenChange: vi.fn(),
  label: 'Commands',
  value: '',
  onValueChange: vi.fn(),
  summary: '1 result',
  emptyState: 'Nothing fits.',
  onAction: vi.fn(),
};

describeConformance(CommandPalette, { ...props, groups: [] }, { element: 'section', overlay: true });

it('hides empty groups and shows the empty state when all are empty', () => {
  const { rerender } = render(
    <CommandPalette
      {...props}
      groups={[
        { id: 'a', title: 'Actions', items: [{ id: '1', title: 'New task' }] },
        { id: 'b', title: 'Pages', items: [] },
      ]}
    />,
  );
  expect(screen.getByRole('option', { name: 'New task' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.queryByText('Pages')).toBeNull();
  rerender(<CommandPalette {...props} groups={[]} />);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByText('Nothing fits.')).toBeTruthy();
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
});
