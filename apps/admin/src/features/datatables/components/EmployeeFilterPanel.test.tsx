import type { Employee } from '@larder/domain/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ListPageState } from '../../../lists/useListPage';
import { TextKeys } from '../../../testing/TextKeys';
import type { EmployeeListSearch } from '../employeeList';
import { EmployeeFilterPanel } from './EmployeeFilterPanel';

let isNarrow = false;
const change = vi.fn<(next: EmployeeListSearch) => void>();
beforeEach(() => {
  change.mockClear();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({ media, matches: isNarrow, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function renderPanel(search: EmployeeListSearch = {}) {
  const list = {
    state: { search, change },
    filterOptions: { post: [{ value: 'Server', label: 'Server', count: '2' }], city: [] },
    activeFilters: [{ text: 'Post: Server', without: {} }],
    total: 1200,
  } as unknown as ListPageState<Employee, EmployeeListSearch>;
  render(<EmployeeFilterPanel list={list} />, { wrapper: TextKeys });
}
const nameField = 'datatables.columns.full_name';

it('EmployeeFilterPanel shows the filters above the table on wide screens', () => {
  isNarrow = false;
  renderPanel({ name: 'Ada' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: nameField }).value).toBe('Ada');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('EmployeeFilterPanel opens a drawer on narrow screens and closes it with the button that counts the rows', async () => {
  isNarrow = true;
  renderPanel();
  const button = screen.getByRole('button', { name: 'datatables.filters.title 1' });
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(button);
  expect(await screen.findByRole('textbox', { name: nameField })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'datatables.filters.show count=1200 total=1,200' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('EmployeeFilterPanel filters by the typed name', async () => {
  isNarrow = false;
  renderPanel();
  fireEvent.change(screen.getByRole('textbox', { name: nameField }), { target: { value: ' ada ' } });
  await waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith({ name: 'ada' }));
});

it('EmployeeFilterPanel filters by a post, and by none', async () => {
  isNarrow = false;
  renderPanel();
  fireEvent.click(screen.getByRole('button', { name: /datatables\.columns\.post$/ }));
  fireEvent.click(await screen.findByRole('option', { name: /^Server/ }));
  expect(change).toHaveBeenLastCalledWith({ post: 'Server' });
  cleanup();
  renderPanel({ post: 'Server' });
  fireEvent.click(screen.getByRole('button', { name: /datatables\.columns\.post$/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'datatables.filters.any' }));
  expect(change).toHaveBeenLastCalledWith({ post: undefined });
});
