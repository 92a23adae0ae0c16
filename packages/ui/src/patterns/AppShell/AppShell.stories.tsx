import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AppShell } from './AppShell';
import { arabicSections, shellProps, page, Routed, sections } from './shellFixtures';

const meta = {
  title: 'Patterns/AppShell',
  component: AppShell,
  args: { sections, currentPath: '/', onMenuCollapsedChange: fn(), children: page, ...shellProps() },
  argTypes: { children: { control: false }, sections: { control: false }, brand: { control: false } },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
  render: (args) => <Routed {...args} />,
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

const menuOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('navigation', { name: 'Main menu' }));

export const Default: Story = {
  parameters: {
    systemColors: {
      'nav a svg': { color: 'LinkText' },
      ':is(nav, header) button svg': { color: 'ButtonText' },
      'nav a[aria-current="page"]': { 'outline-color': 'Highlight', 'outline-style': 'solid' },
    },
  },
  play: async ({ canvasElement, step }) => {
    const menu = menuOf(canvasElement);
    await step('marks the current page', () =>
      expect(menu.getByRole('link', { name: 'Sales' })).toHaveAttribute('aria-current', 'page'),
    );
    await step('closes an open group when another opens', async () => {
      await userEvent.click(menu.getByRole('button', { name: 'Invoices' }));
      await waitFor(() => expect(menu.getByRole('link', { name: 'All invoices' })).toBeVisible());
      await userEvent.click(menu.getByRole('button', { name: 'Users' }));
      await expect(menu.queryByRole('link', { name: 'All invoices' })).toBeNull();
    });
    await step('marks a followed link as the current page', async () => {
      await userEvent.click(menu.getByRole('link', { name: 'All users' }));
      await expect(menu.getByRole('link', { name: 'All users' })).toHaveAttribute('aria-current', 'page');
      await expect(menu.getByRole('link', { name: 'Sales' })).not.toHaveAttribute('aria-current');
    });
    await step('keeps the group of the current page open when another opens', async () => {
      await userEvent.click(menu.getByRole('button', { name: 'Access' }));
      await expect(menu.getByRole('button', { name: 'Users' })).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(menu.getByRole('link', { name: 'Roles' })).toBeVisible());
    });
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const menu = menuOf(canvasElement);
    const press = (keys: string) => userEvent.keyboard(keys);
    await step('enters the menu with one Tab', async () => {
      menu.getByRole('button', { name: 'Collapse menu' }).focus();
      await userEvent.tab();
      await expect(menu.getByRole('link', { name: 'Sales' })).toHaveFocus();
      await userEvent.tab();
      await expect(menu.getByRole('button', { name: /Maren Holt/ })).toHaveFocus();
      await userEvent.tab({ shift: true });
    });
    await step('moves focus with arrow keys, Home and End', async () => {
      await press('{ArrowDown}');
      await expect(menu.getByRole('link', { name: 'Analytics' })).toHaveFocus();
      await press('{End}');
      await expect(menu.getByRole('link', { name: 'Account settings' })).toHaveFocus();
      await press('{Home}');
      await expect(menu.getByRole('link', { name: 'Sales' })).toHaveFocus();
    });
    await step('moves focus to a row by typing', async () => {
      await press('inv');
      await expect(menu.getByRole('button', { name: 'Invoices' })).toHaveFocus();
    });
    await step('opens a group with Right and closes it with Left', async () => {
      await press('{ArrowRight}{ArrowRight}');
      await expect(menu.getByRole('link', { name: 'All invoices' })).toHaveFocus();
      await press('{ArrowLeft}');
      await expect(menu.getByRole('button', { name: 'Invoices' })).toHaveFocus();
      await press('{ArrowLeft}');
      await expect(menu.getByRole('button', { name: 'Invoices' })).toHaveAttribute('aria-expanded', 'false');
    });
    await step('follows a link with Enter', async () => {
      await press('{ArrowRight}{ArrowRight}{Enter}');
      await expect(menu.getByRole('link', { name: 'All invoices' })).toHaveAttribute('aria-current', 'page');
    });
  },
};

export const SkipLinks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    canvas.getByRole('link', { name: 'Skip to menu' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(menuOf(canvasElement).getByRole('link', { name: 'Sales' })).toHaveFocus();
  },
};

export const Collapsed: Story = {
  args: { menuCollapsed: true, currentPath: '/apps/user/list' },
  play: async ({ canvasElement }) => {
    const menu = menuOf(canvasElement);
    await expect(menu.queryByRole('link', { name: 'All users' })).toBeNull();
    await expect(menu.getByRole('button', { name: 'Users' }).clientWidth).toBe(40);
  },
};

export const HoverOpen: Story = {
  args: { menuCollapsed: true, currentPath: '/apps/user/list' },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const rail = canvas.getByRole('navigation', { name: 'Main menu' });
    const start = canvas.getByRole('main').getBoundingClientRect().left;
    await step('expands the rail over the content on hover', async () => {
      await userEvent.hover(within(rail).getByRole('link', { name: 'Sales' }));
      await waitFor(() => expect(rail.getBoundingClientRect().width).toBe(256));
      await waitFor(() => expect(within(rail).getByRole('link', { name: 'All users' })).toBeVisible());
      await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(start);
    });
    await step('collapses the rail when the pointer leaves', async () => {
      await userEvent.unhover(within(rail).getByRole('link', { name: 'Sales' }));
      await userEvent.hover(canvas.getByRole('main'));
      await waitFor(() => expect(rail.getBoundingClientRect().width).toBe(72));
    });
    await step('expands the rail on keyboard focus and collapses it on Escape', async () => {
      within(rail).getByRole('link', { name: 'Larder' }).focus();
      await waitFor(() => expect(rail.getBoundingClientRect().width).toBe(256));
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(rail.getBoundingClientRect().width).toBe(72));
    });
    await step('calls onMenuCollapsedChange when the menu is pinned', async () => {
      await userEvent.hover(within(rail).getByRole('link', { name: 'Sales' }));
      await userEvent.click(await within(rail).findByRole('button', { name: 'Keep menu open' }));
      await expect(args.onMenuCollapsedChange).toHaveBeenCalledWith(false);
    });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await step('opens the menu in a drawer', async () => {
      await userEvent.click(opener);
      const drawer = await body.findByRole('dialog', { name: 'Main menu' });
      await waitFor(() => expect(drawer).toBeVisible());
    });
    await step('closes the drawer on Escape and restores focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('closes the drawer when a link is followed', async () => {
      await userEvent.click(opener);
      await userEvent.click(await body.findByRole('link', { name: 'Analytics' }));
      await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    });
  },
};

export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { currentPath: '/apps/user/list' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open menu' }));
    const drawer = await within(document.body).findByRole('dialog');
    await waitFor(() => expect(drawer).toBeVisible());
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: { sections: arabicSections, currentPath: '/apps/user/list', ...shellProps('مارين هولت', 'شارع المرفأ') },
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: 'القائمة الرئيسية' }));
    menu.getByRole('button', { name: 'الفواتير التجارية' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(menu.getByRole('link', { name: 'كل الفواتير' })).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await expect(menu.queryByRole('link', { name: 'كل الفواتير' })).toBeNull();
  },
};

export const Dark: Story = { globals: { skin: 'dark' }, args: { currentPath: '/apps/user/list' } };

export const SemiDark: Story = { globals: { skin: 'semi-dark' }, args: { currentPath: '/apps/user/list' } };

export const LongNames: Story = {
  args: {
    sections: [
      {
        id: 'long',
        title: 'Verwaltung der Lieferantenbeziehungen und Vertragsangelegenheiten',
        items: sections[1]!.items.map((item) => ({ ...item, title: `${item.title} of every restaurant in the group` })),
      },
    ],
    ...shellProps('Wilhelmina Bartholomew-Featherstonehaugh', 'The Old Customs House at Saltmarsh Quay'),
  },
};

export const Pending: Story = {
  args: { loading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};
