import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { themeColors } from '../../theme/tokens';
import { Button } from '../../components/Button/Button';
import { Stack } from '../../components/Stack/Stack';
import { AppShell } from './AppShell';
import { Navbar } from './Navbar';
import { shellProps, horizontalSections, page, Routed, sections } from './shellFixtures';

const footer = (
  <>
    <span>Larder 2026 · Quay Street</span>
    <a href="/pages/license" style={{ marginInlineStart: 'auto' }}>
      Licence
    </a>
  </>
);

const meta = {
  title: 'Patterns/AppShell layouts',
  component: AppShell,
  args: {
    sections,
    horizontalSections,
    currentPath: '/',
    onMenuCollapsedChange: fn(),
    children: page,
    footer,
    ...shellProps(),
  },
  argTypes: { children: { control: false }, sections: { control: false }, brand: { control: false } },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
  render: (args) => <Routed {...args} />,
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  args: { layout: 'horizontal', footerType: 'static' },
  play: async ({ canvasElement, step }) => {
    const menu = within(await within(canvasElement).findByRole('navigation', { name: 'Main menu' }));
    await step('opens a group by click and closes it when an item is chosen', async () => {
      await userEvent.click(menu.getByRole('button', { name: 'Apps' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Calendar' }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await step('moves focus with arrow keys, opens a group with Down and a submenu with Right', async () => {
      menu.getByRole('button', { name: 'Apps' }).focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(menu.getByRole('button', { name: 'Restaurant' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await screen.findByRole('menu', { name: 'Apps' });
      await userEvent.keyboard('invoices{ArrowRight}');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await step('opens a group on hover and closes it when the pointer leaves', async () => {
      await userEvent.hover(menu.getByRole('button', { name: 'Restaurant' }));
      const bills = await screen.findByRole('menuitem', { name: /Bills/ });
      await waitFor(() => expect(bills).toBeVisible());
      await userEvent.unhover(menu.getByRole('button', { name: 'Restaurant' }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
};

export const HiddenMenu: Story = {
  args: { menuHidden: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Analytics' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const FloatingBoxed: Story = {
  args: { navbarType: 'floating', contentWidth: 'boxed', footerType: 'sticky' },
};

/** A control that receives focus under the sticky navbar is scrolled clear of it (WCAG 2.4.11). */
export const FocusNotObscured: Story = {
  name: 'Focus not obscured',
  args: {
    children: (
      <Stack gap="px8">
        {Array.from({ length: 60 }, (_, at) => (
          <Button key={at} block>{`Ticket ${at + 1}`}</Button>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const ticket = canvas.getByRole('button', { name: 'Ticket 20' });
    const { bottom } = canvas.getByRole('banner').getBoundingClientRect();
    scrollBy(0, ticket.getBoundingClientRect().top);
    await expect(ticket.getBoundingClientRect().top).toBeLessThan(bottom);
    ticket.focus();
    await waitFor(() => expect(ticket.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom));
  },
};

export const WithoutNavbar: Story = {
  args: { navbarType: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).toBeNull();
  },
};

export const NavbarColors: Story = {
  render: () => {
    const { navbarStartContent, navbarSearch, navbarEndContent } = shellProps();
    return (
      <div style={{ display: 'grid', gap: 12 }}>
        {(['white', ...themeColors] as const).map((color) => (
          <div key={color} role="group" aria-label={color}>
            <Navbar
              role="presentation"
              type="static"
              tone={color}
              startContent={navbarStartContent}
              search={navbarSearch}
              endContent={navbarEndContent}
            />
          </div>
        ))}
      </div>
    );
  },
};

/** A page whose panes scroll inside: the document does not scroll. */
export const FullHeight: Story = {
  args: {
    contentLayout: 'fill',
    children: (
      <div>
        <div style={{ overflow: 'auto', minBlockSize: 0 }} role="group" aria-label="Messages" tabIndex={0}>
          <div style={{ blockSize: 4000 }}>Messages</div>
        </div>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const root = document.documentElement;
    await expect(root.scrollHeight).toBe(root.clientHeight);
    const pane = canvas.getByRole('group', { name: 'Messages' });
    await expect(Math.round(pane.getBoundingClientRect().bottom)).toBe(root.clientHeight);
  },
};

export const RTL: Story = { args: { layout: 'horizontal' }, globals: { language: 'ar' } };
