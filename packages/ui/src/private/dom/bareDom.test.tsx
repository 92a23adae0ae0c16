import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../../components/Button/Button';
import { DatePicker } from '../../components/DatePicker/DatePicker';
import { ScrollToTop } from '../../components/ScrollToTop/ScrollToTop';
import { Tabs } from '../../components/Tabs/Tabs';
import { DataTable } from '../../table/DataTable';

interface Dish {
  name: string;
}

beforeEach(() => {
  for (const name of ['matchMedia', 'ResizeObserver', 'IntersectionObserver']) vi.stubGlobal(name, undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('presses a Button without the APIs that jsdom lacks', () => {
  const handleClick = vi.fn<() => void>();
  render(<Button onClick={handleClick}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  fireEvent.pointerDown(button, { button: 0 });
  fireEvent.click(button);
  expect(handleClick).toHaveBeenCalledOnce();
});

it('opens a DatePicker without the APIs that jsdom lacks', async () => {
  const handleChange = vi.fn<(day: string | null) => void>();
  render(<DatePicker label="Day" defaultValue="2026-11-24" onValueChange={handleChange} />);
  fireEvent.click(screen.getByRole('button', { name: /calendar/i }));
  fireEvent.click(await screen.findByRole('button', { name: /25 November 2026|November 25, 2026/ }));
  expect(handleChange).toHaveBeenCalledWith('2026-11-25');
});

it('selects another tab without the APIs that jsdom lacks', () => {
  const items = ['Day', 'Week'].map((label) => ({ id: label, label, content: `${label} plan` }));
  render(<Tabs label="Span" items={items} />);
  fireEvent.click(screen.getByRole('tab', { name: 'Week' }));
  expect(screen.getByRole('tab', { name: 'Week' }).getAttribute('aria-selected')).toBe('true');
});

it('sorts a DataTable without the APIs that jsdom lacks', () => {
  const rows = ['Hake', 'Cod'].map((name) => ({ name }));
  const columns = [{ id: 'name', header: 'Dish', accessor: ({ name }: Dish) => name, rowHeader: true, sortable: true }];
  render(<DataTable label="Dishes" columns={columns} rows={rows} getRowId={({ name }) => name} />);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Hake', 'Cod']);
  fireEvent.click(screen.getByRole('button', { name: /Dish/ }));
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Cod', 'Hake']);
});

it('scrolls to the top without the APIs that jsdom lacks', () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(<ScrollToTop after={-1} />);
  fireEvent.click(screen.getByRole('button'));
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});
