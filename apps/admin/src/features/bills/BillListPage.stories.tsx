import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** A Friday evening in New York: some bills are open, some paid. */
const api = { now: () => new Date('2026-11-21T01:15:00Z') };
const path = '/apps/bills';

const meta = {
  title: 'Pages/Bills',
  parameters: { layout: 'fullscreen', app: { path, api } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const long = { timeout: 8000 };
const row = (name: RegExp) => screen.findByRole('row', { name }, long);
const anyRow = () => screen.findAllByRole('row', { name: /#\d+/ }, long);
const tab = (name: RegExp) => screen.findByRole('tab', { name }, long);
const totals = () => screen.findByRole('group', { name: 'Totals of all matching bills' }, long);
const numbers = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((each) => each.querySelector('bdi')?.textContent ?? '');

/** Quick views set the filters. The totals cover all pages and change with the filters. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await anyRow();
    await step('the totals follow the table after one gap', async () => {
      const bar = await totals();
      const list = bar.previousElementSibling;
      await expect(list).toContainElement(canvas.getByRole('grid'));
      await expect(bar.getBoundingClientRect().top - list!.getBoundingClientRect().bottom).toBe(16);
    });
    const all = within(await totals()).getByText('Net sales').nextElementSibling?.textContent;
    await step('paging does not change the totals', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Next page/ }));
      await canvas.findByText(/^11–20 of/, {}, long);
      await expect(within(await totals()).getByText('Net sales').nextElementSibling).toHaveTextContent(all ?? '');
    });
    await step('a quick view sets the status filter and changes the totals', async () => {
      await userEvent.click(await tab(/^Open now/));
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Status.*Open/ })).toBeVisible());
      await waitFor(() =>
        expect(
          within(screen.getByRole('group', { name: /Totals/ })).getByText('Net sales').nextElementSibling,
        ).not.toHaveTextContent(all ?? ''),
      );
    });
    await step('another quick view replaces the filters', async () => {
      await userEvent.click(await tab(/^Voids/));
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Status.*Any/ })).toBeVisible());
      await expect(await tab(/^Voids/)).toHaveAttribute('aria-selected', 'true');
      await canvas.findByText(/Matching part/, {}, long);
    });
  },
};

/** Deletes a bill from the table. The totals still include it, and undo restores the row. */
export const Delete: Story = {
  parameters: { app: { path: `${path}?status=closed`, api } },
  play: async ({ canvas, step }) => {
    await anyRow();
    const [first] = numbers();
    const name = new RegExp(`${first}\\b`);
    const before = within(await totals()).getByText('Net sales').nextElementSibling?.textContent;
    await step('the row disappears, and the totals still include the bill and mention the deletion', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: /^Actions/ })[0]!);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete from the table' }));
      await waitFor(() => expect(numbers()).not.toContain(first));
      await canvas.findByText(/Includes 1 bill deleted from the table/, {}, long);
      await expect(within(await totals()).getByText('Net sales').nextElementSibling).toHaveTextContent(before ?? '');
    });
    await step('undo restores the deleted bill', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await row(name);
    });
  },
};

/** An open bill cannot be deleted; the row menu explains why. */
export const OpenBill: Story = {
  name: 'Open bill',
  parameters: { app: { path: `${path}?status=open`, api } },
  play: async ({ canvas }) => {
    await anyRow();
    await userEvent.click(canvas.getAllByRole('button', { name: /^Actions/ })[0]!);
    const action = await screen.findByRole('menuitem', { name: /^Delete from the table/ });
    await expect(action).toHaveAttribute('aria-disabled', 'true');
    await expect(action).toHaveTextContent('An open bill cannot be deleted from the table.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Selects all matching bills over several pages; open bills stay when the others are deleted. */
export const SelectAll: Story = {
  name: 'Select all',
  play: async ({ canvas }) => {
    await anyRow();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Select all/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Select all \d+/ }));
    const bar = within(await canvas.findByRole('group', { name: /selection/i }));
    await waitFor(() => expect(bar.getByText(/^(?!10 )\d+ selected/)).toBeVisible());
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Delete \d+ bills/ }, long));
    await userEvent.click(dialog.getByRole('button', { name: /^Delete \d+ bills/ }));
    await screen.findByText(/open bills? stays? in the table/, {}, long);
  },
};

/** Chooses the dates by keyboard and in the menu. */
export const Dates: Story = {
  play: async ({ canvas, step }) => {
    await anyRow();
    await step('the [ key shows the previous day', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Earlier dates' })).toBeEnabled());
      await userEvent.keyboard('[[');
      await canvas.findByRole('button', { name: /Business dates: Thu/ }, long);
    });
    await step('the menu item "This week" shows the current week', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Business dates/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'This week' }));
      await canvas.findByRole('button', { name: /Business dates: Mon.*Fri/ }, long);
    });
    await step('a day replaces the week', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Business dates/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Today' }));
      await canvas.findByRole('button', { name: /Business dates: Fri[^–]*$/ }, long);
    });
    await step('the saved view shows the current week', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: /Comps of the week/ }));
      await canvas.findByRole('button', { name: /Business dates: Mon.*Fri/ }, long);
    });
  },
};

export const NoMatches: Story = {
  name: 'No matches',
  parameters: { app: { path: `${path}?q=nothing-like-this`, api } },
  play: async ({ canvas }) => {
    await canvas.findByText('No matching bills', {}, long);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await anyRow();
  },
};

/** A Monday, on which the restaurant is closed. */
export const Empty: Story = {
  parameters: { app: { path: `${path}?restaurant=rst-lis&from=2026-11-16&to=2026-11-16`, api } },
  play: async ({ canvas }) => {
    await canvas.findByText('No bills on Monday 16 November', {}, long);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Earlier dates' })).toHaveLength(2), long);
  },
};

export const TooManyDays: Story = {
  name: 'Too many days',
  parameters: { app: { path: `${path}?from=2026-09-01&to=2026-11-16`, api } },
  play: async ({ canvas }) => {
    await canvas.findByText('Choose at most 31 days.', {}, long);
    await anyRow();
  },
};

/** Reversed dates in the URL show an error next to the dates. The list shows today's bills. */
export const ReversedDates: Story = {
  name: 'Reversed dates',
  parameters: { app: { path: `${path}?from=2026-11-20&to=2026-11-01`, api } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, long)).toHaveTextContent('The end must be after the start.');
    await anyRow();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Failing: Story = {
  parameters: { app: { path, scenario: 'failing' } },
  play: async ({ canvas }) => {
    await canvas.findByText('The bills did not load', {}, long);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { app: { path, api: { ...api, faults: [{ kind: 'slow', path: '/apps/bills', delay: 600_000 }] } } },
  play: async () => {
    const grid = await screen.findByRole('grid', { name: 'Bills' }, long);
    await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'true'));
  },
};

/** A server can read the bills of their restaurant, but not change them. */
export const ReadOnly: Story = {
  name: 'Read only',
  parameters: { app: { path, api, account: 'server' } },
  play: async ({ canvas }) => {
    await anyRow();
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
    await expect(canvas.queryByText('Net sales')).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: /^Actions/ })[0]!);
    await screen.findByRole('menuitem', { name: 'Preview' });
    await expect(screen.queryByRole('menuitem', { name: /Delete|Close/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** The bills of another restaurant are not accessible. */
export const Denied: Story = {
  parameters: { app: { path: `${path}?restaurant=rst-lis`, api, account: 'server' } },
  play: async () => void (await screen.findByRole('heading', { name: /access|allowed|permission/i }, long)),
};

/** The totals have one line per currency; nothing is added across currencies. */
export const AllRestaurants: Story = {
  name: 'All restaurants',
  parameters: { app: { path: `${path}?restaurant=all`, api } },
  play: async () => {
    await anyRow();
    await expect(within(await totals()).getAllByText('Net sales')).toHaveLength(3);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => void (await canvas.findAllByText(/^#\d+/, {}, long)),
};
export const Dark: Story = { globals: { skin: 'dark' }, play: async () => void (await anyRow()) };
export const Arabic: Story = { globals: { language: 'ar' }, play: async () => void (await anyRow()) };

/** The totals are below the pager at any scroll position. */
export const TotalsBelowPager: Story = {
  name: 'Totals below pager',
  tags: ['!dev'],
  globals: { viewport: { value: 'desk' } },
  play: async () => {
    await anyRow();
    const bar = await totals();
    const pager = screen.getByRole('navigation', { name: /^Pages/ });
    const gap = () => bar.getBoundingClientRect().top - pager.getBoundingClientRect().bottom;
    for (const distance of [0, 40, 80, 400]) {
      window.scrollTo(0, distance);
      await expect(gap()).toBeGreaterThan(0);
    }
  },
};
