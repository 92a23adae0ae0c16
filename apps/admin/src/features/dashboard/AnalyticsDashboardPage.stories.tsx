import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const path = '/dashboard/analytics';
const evening = { now: () => new Date('2026-11-20T20:15:00Z') };

const meta = {
  title: 'Pages/Analytics',
  parameters: { layout: 'fullscreen', app: { path, api: evening } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const settled = { timeout: 8000 };
const ready = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Analytics' }, settled);
  await screen.findByRole('heading', { name: 'Winter menu, Saltbox & Rye' }, settled);
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull(), settled);
};
const card = (name: string) => within(screen.getByRole('region', { name }));

/** Changes the period of one card, then of the page, and joins a team. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await ready();
    await step('the period of one card changes', async () => {
      await userEvent.click(card('Guest visits').getByRole('button', { name: 'Last 28 days' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Last 12 months' }));
      await card('Guest visits').findByRole('button', { name: 'Last 12 months' }, settled);
      // Bills start 90 days ago, so there is no previous year to compare with.
      await waitFor(() => expect(card('Guest visits').queryByText(/on the .* before/)).toBeNull(), settled);
      await expect(card('Complaints').getByRole('button', { name: 'Last 28 days' })).toBeVisible();
    });
    await step("the page's period replaces a card's own period and applies to the other cards too", async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Month' }));
      await card('Guest visits').findByText('vs previous month', undefined, settled);
      await card('Complaints').findByRole('button', { name: 'Last month' }, settled);
    });
    await step('joining the team changes the button and shows a toast', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Join team' }));
      await canvas.findByRole('button', { name: 'Leave team' });
      await screen.findByText('You joined the menu launch', undefined, settled);
    });
  },
};

/** The invoice list prefixes its search parameters and does not change the page title. */
export const Invoices: Story = {
  parameters: { app: { path: `${path}?range=Last+Month&inv.q=%232`, api: evening } },
  play: async ({ step }) => {
    await ready();
    const title = await screen.findByRole('heading', { level: 2, name: 'Invoices' }, settled);
    title.scrollIntoView();
    const search = await screen.findByRole('searchbox', { name: 'Search invoices' }, settled);
    await expect(document.title).toMatch(/^Analytics/);
    await step('the search text comes from the prefixed parameter', async () => {
      await expect(search).toHaveValue('#2');
    });
    await step('filtering the invoices keeps the period of the page', async () => {
      await userEvent.click(screen.getByRole('tab', { name: /^Drafts/ }));
      await waitFor(() =>
        expect(screen.getByRole('tab', { name: /^Drafts/ })).toHaveAttribute('aria-selected', 'true'),
      );
      await expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked();
    });
  },
};

/** An error restores the previous state and shows a toast. */
export const JoinFailed: Story = {
  name: 'Join failed',
  parameters: { app: { api: { ...evening, faults: [{ kind: 'error', path: '/card/update-card' }] } } },
  play: async ({ canvas }) => {
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: 'Join team' }));
    await screen.findByText(/You did not join/, undefined, settled);
    await canvas.findByRole('button', { name: 'Join team' });
  },
};

export const LastYear: Story = {
  name: 'Last 12 months',
  parameters: { app: { path: `${path}?range=Last+Year` } },
  play: ready,
};

/** An unknown period in the URL falls back to the default. */
export const UnknownPeriod: Story = {
  name: 'Unknown period',
  parameters: { app: { path: `${path}?range=Forever` } },
  play: async ({ canvas }) => {
    await ready();
    await expect(canvas.getByRole('radio', { name: '28 days' })).toBeChecked();
  },
};

export const Loading: Story = {
  parameters: { app: { api: { ...evening, faults: [{ kind: 'slow', delay: 600_000, path: '/card' }] } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 }, settled);
    await expect(document.querySelectorAll('[aria-busy="true"]').length).toBeGreaterThan(5);
  },
};

export const Failing: Story = {
  parameters: { app: { scenario: 'failing' } },
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('main', undefined, settled));
    // Errors of the shell are outside `main`.
    await page.findByText('This page could not be loaded', undefined, settled);
    await expect(page.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  },
};

/** A server may not read figures. */
export const Denied: Story = {
  parameters: { app: { path: '/dashboard/analytics', account: 'server' } },
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have access to this page', undefined, settled);
    await expect(canvas.queryByRole('region', { name: 'Guest visits' })).toBeNull();
  },
};

/** A card that fails to load shows an error. */
export const OneCardFails: Story = {
  name: 'One card fails',
  parameters: { app: { api: { ...evening, faults: [{ kind: 'error', path: '/card/card-advance/timeline' }] } } },
  play: async () => {
    await ready();
    await card('Team timeline').findByText('Could not load this', undefined, settled);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: ready };
export const Dark: Story = { globals: { skin: 'dark' }, play: ready };
export const Arabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1 }, settled)),
};
