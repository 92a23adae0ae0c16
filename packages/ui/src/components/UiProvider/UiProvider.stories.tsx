import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Menu } from '../Menu/Menu';
import { MenuItem } from '../Menu/MenuItem';
import { UiProvider } from './UiProvider';

const menu = (
  <Menu label="Account" trigger={<Button>Account</Button>}>
    <MenuItem href="/pages/account">Settings</MenuItem>
  </Menu>
);

const meta = {
  title: 'Components/UiProvider',
  component: UiProvider,
  args: { locale: 'en', navigate: fn(), children: menu },
} satisfies Meta<typeof UiProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Links in overlays use the router. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
    await expect(args.navigate).toHaveBeenCalledWith('/pages/account', undefined);
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.navigate).toHaveBeenCalledTimes(2);
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };
