import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { loading } from '../../lib/storyQueries';

const meta = {
  title: 'Pages/Icons',
  parameters: { layout: 'fullscreen', app: { path: '/icons' } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const findIcon = (name: string) => screen.findByRole('button', { name }, loading);

/** Searches icons, copies one with a click, and shows recent icons and a search without matches. */
export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const field = await canvas.findByRole('searchbox', { name: 'Search icons' }, loading);
    await step('only the rows near the viewport are rendered', async () => {
      await canvas.findByRole('group', { name: 'All icons' }, loading);
      await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'A' })).toBeVisible());
      await expect(canvas.queryByRole('button', { name: 'zoom-out' })).toBeNull();
    });
    await step('search finds icons by their aliases', async () => {
      await userEvent.type(field, 'fork knife');
      await findIcon('utensils');
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'zap' })).toBeNull());
    });
    await step('a click copies the chosen format', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'JSX' }));
      await userEvent.click(await findIcon('utensils'));
      await expect(copied).toHaveBeenLastCalledWith('<Utensils size={24} strokeWidth={2} />');
      await screen.findByText('Copied utensils', {}, loading);
    });
    await step('without a match, the search can be cleared', async () => {
      await userEvent.type(field, ' <b>x</b>');
      await canvas.findByText('Nothing found', {}, loading);
      await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
      const recent = within(await canvas.findByRole('region', { name: 'Recently copied' }, loading));
      await expect(recent.getByRole('button', { name: 'utensils' })).toBeVisible();
    });
  },
};

/**
 * Arrow keys and End move focus between icons, including to rows that are not rendered yet. Enter copies the icon.
 */
export const Keyboard: Story = {
  parameters: { app: { path: '/icons?size=32&stroke=1.5&color=danger&copy=svg' } },
  play: async ({ canvas, userEvent }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const first = await findIcon('a-arrow-down');
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'a-arrow-up' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'zodiac-virgo' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(copied).toHaveBeenLastCalledWith(
        expect.stringMatching(
          /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="32".* stroke="(?!currentColor)[^"]+" stroke-width="1.5"/,
        ),
      ),
    );
  },
};

/** Reports that the browser denied access to the clipboard. */
export const CopyDenied: Story = {
  name: 'Copy denied',
  parameters: { app: { path: '/icons?q=utensils' } },
  play: async ({ userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await userEvent.click(await findIcon('utensils'));
    await screen.findByText('utensils was not copied: the browser denied access to the clipboard', {}, loading);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'ar' },
  play: async ({ canvas }) => {
    await findIcon('a-arrow-down');
    await canvas.findByRole('heading', { level: 1 }, loading);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
