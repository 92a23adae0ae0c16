import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Returns a clock with a time on a Friday in New York, five hours behind UTC. */
const at = (hour: number, minute: number) => ({ now: () => new Date(Date.UTC(2026, 10, 20, hour + 5, minute)) });
const evening = at(20, 15);

const meta = {
  title: 'Pages/Sales dashboard',
  parameters: { layout: 'fullscreen', app: { path: '/', api: evening } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** Loading the page takes longer while other tests run. */
const settled = { timeout: 20_000 };
const ready = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Friday dinner service' }, settled);
  await waitFor(
    () => {
      // Loads the cards below the fold.
      window.dispatchEvent(new Event('beforeprint'));
      return expect(document.querySelector('[aria-busy="true"]')).toBeNull();
      // This takes a while, because the cards load their chunks one after another.
    },
    { timeout: 20_000 },
  );
};
const card = (name: string) => within(screen.getByRole('region', { name }));

/** A Friday evening: sales by hour, exceptions, buttons for other days, and the comparison. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await ready();
    await step('the chart announces the current hour', async () => {
      const hours = canvas.getByRole('slider', { name: 'Sales by hour' });
      await expect(hours.getAttribute('aria-valuetext')).toMatch(/^20:00 – 21:00/);
      hours.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(hours.getAttribute('aria-valuetext')).toMatch(/^19:00 – 20:00/);
    });
    await step('"See all" lists more than five exceptions', async () => {
      const look = card('Needs attention');
      await expect(look.getAllByRole('listitem')).toHaveLength(5);
      await userEvent.click(look.getByRole('button', { name: 'See all' }));
      await expect(look.getAllByRole('listitem').length).toBeGreaterThan(5);
    });
    await step('buttons open the previous day and today', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous day' }));
      await canvas.findByRole('heading', { level: 1, name: 'Thursday service' }, settled);
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
      await canvas.findByRole('heading', { level: 1, name: 'Friday dinner service' }, settled);
    });
    await step('the comparison can be hidden', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Compare with: Last Friday' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'No comparison' }));
      await waitFor(() => expect(canvas.queryByText(/^vs last/)).toBeNull(), settled);
    });
  },
};

/** Shortcuts change the day and the comparison, except while a menu is open. */
export const ByKeyboard: Story = {
  name: 'By keyboard',
  play: async ({ canvas }) => {
    await ready();
    await userEvent.keyboard('[[');
    await canvas.findByRole('heading', { level: 1, name: 'Thursday service' }, settled);
    await userEvent.keyboard(']');
    await canvas.findByRole('heading', { level: 1, name: 'Friday dinner service' }, settled);
    await userEvent.keyboard('c');
    // The page renders again when the figures without comparison arrive. Press the button only then.
    await waitFor(() => expect(canvas.queryByText(/^vs last/)).toBeNull(), settled);
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare with: No comparison' }));
    const menu = await screen.findByRole('menu');
    // It fades in.
    await waitFor(() => expect(menu).toBeVisible());
    await userEvent.keyboard('[[');
    await expect(menu).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Friday dinner service' })).toBeVisible();
    // Only this key changes the day. The one pressed in the menu was ignored.
    await userEvent.keyboard('[[');
    await canvas.findByRole('heading', { level: 1, name: 'Thursday service' }, settled);
  },
};

/** Changes the budget. An empty field is invalid. */
export const ChangeBudget: Story = {
  name: 'Change budget',
  play: async ({ canvas }) => {
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: 'Change budget' }));
    const form = within(await screen.findByRole('dialog', { name: 'Change budget' }));
    const field = form.getByRole('textbox', { name: /Budget/ });
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field, '60000{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByText('60,000');
  },
};

export const PastDay: Story = {
  name: 'Past day',
  parameters: { app: { path: '/?date=2026-11-14' } },
  play: async ({ canvas }) =>
    void (await canvas.findByRole('heading', { level: 1, name: 'Saturday service' }, settled)),
};

export const BeforeOpening: Story = {
  name: 'Before opening',
  parameters: { app: { api: at(9, 30) } },
  play: async ({ canvas }) => {
    await canvas.findByText(/opens at \d\d:\d\d/, undefined, settled);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Friday service' })).toBeVisible();
    await canvas.findByText('No dish sold yet', undefined, settled);
    await canvas.findByText('Nothing needs attention', undefined, settled);
  },
};

export const Loading: Story = {
  parameters: {
    app: {
      api: {
        ...evening,
        faults: [
          { kind: 'slow', delay: 600_000, path: '/card' },
          { kind: 'slow', delay: 600_000, path: '/apps' },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 }, settled);
    await expect(document.querySelectorAll('[aria-busy="true"]').length).toBeGreaterThan(5);
  },
};

/** All requests fail: the page shows one error and one retry button. */
export const Failing: Story = {
  parameters: { app: { scenario: 'failing' } },
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('main', undefined, settled));
    await page.findByText('This page could not be loaded', undefined, settled);
    await expect(page.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    await canvas.findByRole('heading', { level: 1 });
  },
};

/** A new group has no bills yet. */
export const Empty: Story = {
  parameters: { app: { scenario: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('No dish sold yet', undefined, settled);
    await canvas.findByText('Nothing needs attention', undefined, settled);
    await expect(canvas.queryByText(/[1-9]\d*\.\d\d/)).toBeNull();
  },
};

/** A manager may not read the figures of another restaurant. */
export const Denied: Story = {
  parameters: { app: { path: '/?restaurant=rst-tyo', account: 'manager' } },
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have access to this page', undefined, settled);
    await expect(canvas.queryByRole('region', { name: 'Sales by hour' })).toBeNull();
  },
};

/** An error in one card doesn't affect another one. */
export const OneCardFails: Story = {
  name: 'One card fails',
  parameters: { app: { api: { ...evening, faults: [{ kind: 'error', path: '/card/card-analytics/goal-overview' }] } } },
  play: async () => {
    await ready();
    await card('Goal').findByText('Could not load this', undefined, settled);
    await expect(card('Order channels').getAllByRole('listitem')).toHaveLength(6);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: ready };
export const Dark: Story = { globals: { skin: 'dark' }, play: ready };
export const Arabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1 }, settled)),
};
