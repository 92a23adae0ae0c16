import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SplashLoader } from './SplashLoader';

const meta = {
  title: 'Components/SplashLoader',
  component: SplashLoader,
  parameters: { layout: 'fullscreen' },
  args: { workplace: 'Quay Street', onReload: fn() },
} satisfies Meta<typeof SplashLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading');
  },
};
export const Playground: Story = { args: { label: 'Opening the back office' } };
export const StillLoading: Story = {
  args: { messageDelay: 50 },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
};
