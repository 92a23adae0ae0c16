import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const path = '/pages/pricing';
const meta = {
  title: 'Pages/Pricing',
  parameters: { layout: 'fullscreen', app: { path, api: { now: () => new Date('2026-11-20T20:15:00Z') } } },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const settled = { timeout: 8000 };
const plan = (name: string) => screen.findByRole('article', { name }, settled);

/** Shows the yearly prices, asks before a downgrade and marks the new plan as the current one. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const standard = within(await plan('Standard'));
    await step('the prices of the chosen period are shown', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: /Yearly, save 18%/ }, settled));
      await standard.findByText(/once a year/, undefined, settled);
    });
    await step('a downgrade is confirmed first', async () => {
      await userEvent.click(await standard.findByRole('button', { name: 'Downgrade' }, settled));
      const question = within(await screen.findByRole('alertdialog', undefined, settled));
      await userEvent.click(question.getByRole('button', { name: 'Change plan' }));
      await waitFor(() => expect(standard.getByRole('button', { name: 'Current plan' })).toBeDisabled(), settled);
    });
  },
};
export const Failing: Story = {
  parameters: { app: { path, scenario: 'failing' } },
  play: async ({ canvas }) => void (await canvas.findByText('The plans could not be loaded', undefined, settled)),
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await plan('Basic')),
};
export const Dark: Story = { globals: { skin: 'dark' }, play: async () => void (await plan('Basic')) };
export const Arabic: Story = { globals: { language: 'ar' }, play: async () => void (await plan('أساسية')) };
