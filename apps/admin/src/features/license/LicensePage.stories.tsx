import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { loading } from '../../lib/storyQueries';

const meta = {
  title: 'Pages/License',
  parameters: { layout: 'fullscreen', app: { path: '/pages/license' } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const findNotices = async () => within(await screen.findByRole('region', { name: 'Open-source notices' }, loading));

/** Shows the permitted uses in words, and the text of a license. */
export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('permissions are stated in words', async () => {
      const row = await canvas.findByRole('row', { name: /^Resale/ }, loading);
      await expect(
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ).toEqual(['Not included', 'Not included', 'On request']);
    });
    await step('the link opens the composer to sales', async () => {
      const link = canvas.getByRole('link', { name: 'Contact us' });
      await expect(link).toHaveAttribute('href', expect.stringContaining('/apps/email?compose=new&to=sales'));
    });
    await step('a package opens the text of its license', async () => {
      const notices = await findNotices();
      await userEvent.click(notices.getByRole('button', { name: 'react' }));
      const panel = within(await screen.findByRole('dialog', { name: /^react \d/ }, loading));
      await panel.findByText(/Permission is hereby granted/, {}, loading);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** The search and the license filter are in the URL. Without a match, the page offers to clear them. */
export const Filtered: Story = {
  parameters: { app: { path: '/pages/license?license=OFL-1.1' } },
  play: async ({ userEvent, step }) => {
    const notices = await findNotices();
    await step('the license of the link filters the packages', async () => {
      const rows = notices.getAllByRole('row').slice(1);
      await expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) await expect(row).toHaveTextContent('OFL-1.1');
    });
    await step('without a match, the filters can be cleared', async () => {
      await userEvent.type(notices.getByRole('searchbox', { name: 'Search packages' }), '<b>x</b>');
      await notices.findByText('No package matches', {}, loading);
      await userEvent.click(notices.getByRole('button', { name: 'Clear the search' }));
      await waitFor(() => expect(notices.getAllByRole('row').length).toBeGreaterThan(50), loading);
    });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'ar' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 }, loading);
    await canvas.findByRole('button', { name: 'react' }, loading);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
