import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const evening = { now: () => new Date('2026-11-21T01:15:00Z') };
const meta = {
  title: 'Pages/Sales dashboard/Service day',
  parameters: { layout: 'fullscreen', app: { path: '/', api: evening } },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const loading = { timeout: 8000 };
const title = (name: string) => screen.findByRole('heading', { level: 1, name }, loading);

/** Resolves an exception, undoes that, and asks a question about the exception. */
export const ReviewExceptions: Story = {
  name: 'Review exceptions',
  play: async ({ step }) => {
    await title('Friday dinner service');
    const card = within(await screen.findByRole('region', { name: 'Needs attention' }));
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(5), loading);
    const first = () => card.getAllByRole('listitem')[0]!;
    const text = first().textContent;
    await step('resolving an exception removes it, and Undo restores it', async () => {
      await userEvent.click(within(first()).getByRole('button', { name: 'Mark as resolved' }));
      await card.findByRole('button', { name: 'Show resolved (1)' }, loading);
      await expect(first().textContent).not.toBe(text);
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, loading));
      await waitFor(() => expect(first().textContent).toBe(text), loading);
    });
    await step('the keyboard resolves one exception after the other', async () => {
      const resolve = () => within(first()).getByRole('button', { name: 'Mark as resolved' });
      for (const count of [1, 2]) {
        resolve().focus();
        await userEvent.keyboard('{Enter}');
        await card.findByRole('button', { name: `Show resolved (${count})` }, loading);
        await waitFor(() => expect(resolve()).toHaveFocus(), loading);
      }
    });
    await step('a question must not be empty and is shown with the exception', async () => {
      await userEvent.click(within(first()).getByRole('button', { name: /^Ask/ }));
      const form = within(await screen.findByRole('dialog', undefined, loading));
      await userEvent.click(form.getByRole('button', { name: 'Send question' }));
      const field = form.getByRole('textbox', { name: /Question/ });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(screen.getByRole('dialog', { name: /^Ask/ })).toHaveAccessibleDescription(/limit/);
      await userEvent.type(field, 'What happened?');
      await userEvent.click(form.getByRole('button', { name: 'Send question' }));
      await waitFor(() => expect(first()).toHaveTextContent('asked: What happened?'), loading);
      await waitFor(() => expect(within(first()).getByRole('button', { name: /^Ask/ })).toHaveFocus(), loading);
    });
  },
};

/** An exception about losses opens the losses of its bill, above the bills of the day. */
export const LossException: Story = {
  name: 'Loss exception',
  play: async ({ canvas }) => {
    await title('Friday dinner service');
    await userEvent.click((await canvas.findAllByRole('link', { name: 'Large void' }, loading))[0]!);
    const preview = within(await screen.findByRole('dialog', { name: /^Bill #\d+$/ }, { timeout: 20_000 }));
    await expect(await preview.findByRole('tab', { name: 'Losses' }, loading)).toHaveAttribute('aria-selected', 'true');
    for (const amount of preview.getAllByRole('definition').filter((value) => value.textContent?.includes('$')))
      await expect(amount.offsetHeight).toBeLessThan(30);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), loading);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Bills' })).toHaveFocus(), loading);
    await waitFor(() => expect(canvas.getAllByRole('row', { name: /#\d+/ }).length).toBeGreaterThan(1), loading);
  },
};

/** All restaurants side by side, each in its currency. A name opens the service day of the restaurant. */
export const AllRestaurants: Story = {
  name: 'All restaurants',
  parameters: { app: { path: '/?restaurant=all' } },
  play: async () => {
    const table = within(await screen.findByRole('table', { name: 'All restaurants' }, loading));
    const rows = table.getAllByRole('row').slice(1);
    await expect(rows.map((row) => /[$€¥]/.exec(row.textContent ?? '')?.[0])).toEqual(['$', '€', '¥']);
    await userEvent.click(table.getByRole('link', { name: 'Casa Alecrim' }));
    await screen.findByRole('link', { name: 'Back to Saltbox & Rye' }, loading);
    await screen.findByRole('slider', { name: 'Sales by hour' }, loading);
  },
};

/** On a phone, each restaurant is an item with all its figures, and the page doesn't scroll sideways. */
export const AllRestaurantsOnPhone: Story = {
  name: 'All restaurants on a phone',
  parameters: { app: { path: '/?restaurant=all' } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const card = within(await screen.findByRole('region', { name: 'All restaurants' }, loading));
    const [first, ...others] = await card.findAllByRole('listitem', undefined, loading);
    await expect(others).toHaveLength(2);
    const terms = within(first!).getAllByRole('term');
    await expect(terms).toHaveLength(6);
    for (const term of terms) await expect(term.parentElement).toHaveTextContent(/\d/);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await userEvent.click(card.getByRole('link', { name: 'Casa Alecrim' }));
    await screen.findByRole('link', { name: 'Back to Saltbox & Rye' }, loading);
  },
};

/** A day on which the restaurant doesn't open. */
export const ClosedDay: Story = {
  name: 'Closed day',
  parameters: { app: { path: '/?restaurant=rst-lis&date=2026-11-16' } },
  play: async () => {
    const main = within(await screen.findByRole('main', undefined, loading));
    await main.findByRole('heading', { name: 'Closed on Mondays' }, loading);
    await expect(main.queryByRole('group', { name: 'Net sales' })).toBeNull();
    await userEvent.click(main.getByRole('link', { name: 'Previous day' }));
    await title('Sunday service');
  },
};

/** Before the restaurant opens, the day is not live and has nothing to compare. */
export const BeforeOpening: Story = {
  name: 'Before opening',
  parameters: { app: { path: '/?restaurant=rst-tyo', api: { now: () => new Date('2026-11-20T20:15:00Z') } } },
  play: async () => {
    await title('Saturday service');
    const main = within(screen.getByRole('main'));
    await main.findByText(/opens at 11:30/, undefined, loading);
    await main.findByRole('slider', { name: 'Sales by hour' }, loading);
    await expect(main.queryByText(/live|0%|vs last Sat/)).toBeNull();
  },
};

/** A date is typed or chosen from presets, and compared with another day. */
export const ChooseDay: Story = {
  name: 'Choose day',
  play: async ({ canvas, step }) => {
    await title('Friday dinner service');
    await step('a preset opens its day', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Other days' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Yesterday' }, loading));
      await title('Thursday service');
    });
    await step('a typed date opens the day', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Other days' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Choose a day' }, loading));
      const form = within(await screen.findByRole('dialog', { name: 'Choose a day' }, loading));
      form.getAllByRole('spinbutton')[0]!.focus();
      await userEvent.keyboard('14');
      await userEvent.click(form.getByRole('button', { name: 'Show day' }));
      await title('Saturday service');
    });
    await step('the figures can be compared with the day before', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Compare with: Last Saturday' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'The day before' }, loading));
      await waitFor(() => expect(canvas.getAllByText(/^vs Fri,? 13 Nov/).length).toBeGreaterThan(0), loading);
    });
  },
};

/** Cards are hidden, shown and moved in a drawer. The stories of `SortableList` cover moving by pointer. */
export const ArrangeCards: Story = {
  name: 'Arrange cards',
  play: async ({ canvas, step }) => {
    await title('Friday dinner service');
    const main = within(await screen.findByRole('main', undefined, loading));
    const isBefore = (first: string, second: string) => {
      const [one, other] = [first, second].map((name) => main.getByRole('region', { name, hidden: true }));
      return Boolean(one!.compareDocumentPosition(other!) & Node.DOCUMENT_POSITION_FOLLOWING);
    };
    await main.findByRole('region', { name: 'Losses' }, loading);
    await expect(isBefore('Top dishes', 'Payments')).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Arrange cards' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Arrange cards' }, loading));
    await step('a card is hidden by pointer', async () => {
      await userEvent.click(drawer.getByRole('checkbox', { name: 'Losses' }));
      await waitFor(() => expect(main.queryByRole('region', { name: 'Losses', hidden: true })).toBeNull());
    });
    await step('a card is shown by keyboard', async () => {
      drawer.getByRole('checkbox', { name: 'Losses' }).focus();
      await userEvent.keyboard(' ');
      await waitFor(() => expect(main.getByRole('region', { name: 'Losses', hidden: true })).toBeVisible());
    });
    await step('a card is moved by keyboard', async () => {
      drawer.getByRole('button', { name: 'Move Payments' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Insert/));
      await userEvent.keyboard('{Home}{Enter}');
      await waitFor(() => expect(isBefore('Payments', 'Top dishes')).toBe(true));
    });
    await step('the default is restored', async () => {
      await userEvent.click(drawer.getByRole('button', { name: 'Restore default' }));
      await waitFor(() => expect(isBefore('Top dishes', 'Payments')).toBe(true));
      await userEvent.click(drawer.getByRole('button', { name: 'Done' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** The card lists the steps from net sales to payments, which sum to the payments. */
export const NetSalesToPayments: Story = {
  name: 'Net sales to payments',
  parameters: { app: { path: '/?date=2026-11-14' } },
  play: async () => {
    const card = within(await screen.findByRole('region', { name: 'Payments' }, loading));
    await userEvent.click(await card.findByRole('button', { name: 'From net sales to payments' }, loading));
    const values = card.getAllByRole('definition').map(({ textContent }) => textContent ?? '');
    const terms = card.getAllByRole('term').map(({ textContent }) => textContent);
    const cents = values.map((value) => Number(value.replace('−', '-').replace(/[^\d-]/g, '')));
    const paid = terms.indexOf('Payments');
    await expect(cents.slice(0, paid).reduce((sum, amount) => sum + amount, 0)).toBe(cents[paid]);
  },
};
