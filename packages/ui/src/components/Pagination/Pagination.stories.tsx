import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { List } from '../List/List';
import { NumberField } from '../NumberField/NumberField';
import { Select } from '../Select/Select';
import { Stack } from '../Stack/Stack';
import { Pagination, type PaginationProps } from './Pagination';

function Controlled({ page: first, onPageChange, ...props }: PaginationProps) {
  const [page, setPage] = useState(first);
  return (
    <Pagination
      {...props}
      page={page}
      onPageChange={(next) => {
        onPageChange?.(next);
        setPage(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Pages of bills', page: 2, pageCount: 9, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Pages of bills' }));
    await expect(nav.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(nav.getByRole('button', { name: 'Page 9' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(9);
    await expect(nav.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(nav.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenCalledTimes(1);
    nav.getByRole('button', { name: 'Previous page' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(8);
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

/** Links can be opened in a new tab. A plain click calls `onPageChange`. */
export const Links: Story = {
  args: { getHref: (page) => `#page-${page}` },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Page 3' });
    await expect(link).toHaveAttribute('href', '#page-3');
    await userEvent.click(link);
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
  },
};

const bills = Array.from({ length: 100 }, (_, index) => `Bill #${1200 - index}`);
const pageSizes = [5, 10, 25].map((value) => ({ value: String(value), label: String(value) }));

/** A list of 100 bills with a page size and a field that jumps to a page. */
export const WithList: Story = {
  render: function WithListStory() {
    const [page, setPage] = useState(1);
    const [size, setSize] = useState('5');
    const pageCount = Math.ceil(bills.length / Number(size));
    const start = (page - 1) * Number(size);
    return (
      <Stack gap="px16">
        <List marker="none" divided>
          {bills.slice(start, start + Number(size)).map((bill) => (
            <span key={bill}>{bill}</span>
          ))}
        </List>
        <Pagination label="Pages of 100 bills" page={page} pageCount={pageCount} onPageChange={setPage} />
        <Stack direction="row" gap="px16" wrap>
          <Select
            label="Bills per page"
            size="sm"
            options={pageSizes}
            value={size}
            onValueChange={(next) => {
              setSize(next ?? '5');
              setPage(1);
            }}
          />
          <NumberField
            label="Go to page"
            size="sm"
            min={1}
            max={pageCount}
            value={page}
            onValueChange={(next) => setPage(next ?? 1)}
          />
        </Stack>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 20' }));
    await expect(canvas.getByText('Bill #1101')).toBeVisible();
    const jump = canvas.getByRole('textbox', { name: 'Go to page' });
    await userEvent.clear(jump);
    await userEvent.type(jump, '2{Enter}');
    await expect(canvas.getByText('Bill #1195')).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(
        [
          [1, 1],
          [1, 5],
          [1, 9],
          [5, 9],
          [9, 9],
          [500, 1204],
        ] as const
      ).map(([page, pageCount]) => (
        <Pagination
          {...args}
          key={`${page} ${pageCount}`}
          label={`Page ${page} of ${pageCount}`}
          page={page}
          pageCount={pageCount}
        />
      ))}
    </div>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, args: { page: 50, pageCount: 120 } };

export const Dark: Story = { ...Matrix, globals: { skin: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' }, args: { label: 'صفحات الفواتير' } };
