import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Folder, LogOut, Pencil, Printer, Settings, Sun, Trash2, User } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Stack } from '../Stack/Stack';
import { Menu } from './Menu';
import { MenuItem } from './MenuItem';
import { MenuSection } from './MenuSection';
import { MenuSeparator } from './MenuSeparator';
import { SubMenu } from './SubMenu';

const onEdit = fn();
const onDelete = fn();

const actions = (
  <>
    <MenuItem id="edit" icon={Pencil} shortcut="E" onAction={onEdit}>
      Edit
    </MenuItem>
    <MenuItem id="duplicate" icon={Copy} shortcut="D">
      Duplicate
    </MenuItem>
    <MenuItem id="print" icon={Printer} shortcut="P">
      Print
    </MenuItem>
    <SubMenu icon={Folder} label="Move to">
      <MenuItem id="dinner">Dinner</MenuItem>
      <MenuItem id="brunch">Brunch</MenuItem>
    </SubMenu>
    <MenuSeparator />
    <MenuItem id="delete" icon={Trash2} tone="danger" onAction={onDelete}>
      Delete
    </MenuItem>
  </>
);

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: { label: 'Dish actions', trigger: <Button>Actions</Button>, children: actions },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The menu opens by pointer and keyboard, runs an action once and restores focus. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    onEdit.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'Actions' });
    await expect(button).toHaveAttribute('aria-haspopup', 'true');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: /Edit/ }));
    await expect(onEdit).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Edit/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: /Duplicate/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onEdit).toHaveBeenCalledTimes(2));
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Open: Story = { args: { open: true } };

/** The menu receives focus again when reopened during its exit animation. */
export const Reopened: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    for (let times = 1; times <= 3; times += 1) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      button.focus();
    }
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** The arrow key in the text direction opens the submenu. */
export const Submenu: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('menu');
    await userEvent.keyboard('mo');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Move to' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Dinner' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Move to' })).toHaveFocus());
  },
};

export const SingleSelection: Story = {
  render: function ChooseOneStory() {
    const [skin, setSkin] = useState<Iterable<string | number>>(['light']);
    return (
      <Menu
        label="Skin"
        trigger={<Button startIcon={Sun}>Skin</Button>}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={skin}
        onSelectionChange={(keys) => setSkin(keys as Set<string>)}
      >
        <MenuItem id="light">Light</MenuItem>
        <MenuItem id="dark">Dark</MenuItem>
      </Menu>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  },
};

export const MultipleSelection: Story = {
  render: function ChooseSeveralStory() {
    const [columns, setColumns] = useState<Iterable<string | number>>(['role', 'status']);
    return (
      <Menu
        label="Columns"
        trigger={<Button>Columns</Button>}
        selectionMode="multiple"
        selectedKeys={columns}
        onSelectionChange={(keys) => setColumns(keys as Set<string>)}
      >
        <MenuSection title="Columns">
          <MenuItem id="role">Role</MenuItem>
          <MenuItem id="status">Status</MenuItem>
          <MenuItem id="phone">Phone</MenuItem>
        </MenuSection>
      </Menu>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const phone = await screen.findByRole('menuitemcheckbox', { name: 'Phone' });
    await userEvent.click(phone);
    await expect(phone).toBeChecked();
    await expect(screen.getByRole('menu')).toBeVisible();
  },
};

export const WithHeader: Story = {
  args: {
    open: true,
    label: 'Account',
    trigger: <Button>Maren Holt</Button>,
    header: (
      <>
        <strong>Maren Holt</strong>
        <br />
        maren.holt@saltmarsh.example
      </>
    ),
    children: (
      <>
        <MenuItem icon={User} href="#profile">
          Your profile
        </MenuItem>
        <MenuItem icon={Sun} endContent="Match device">
          Skin
        </MenuItem>
        <MenuItem icon={Settings}>Settings</MenuItem>
        <MenuSeparator />
        <MenuItem icon={LogOut}>Sign out</MenuItem>
      </>
    ),
  },
};

/** The trigger can be an `IconButton`, which has a tooltip. */
export const IconTrigger: Story = {
  args: { trigger: <IconButton label="Dish actions" icon={Ellipsis} variant="quiet" />, placement: 'bottom end' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Dish actions' });
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Triggers of each variant and size, and a menu on each side. */
export const Triggers: Story = {
  render: (args) => (
    <Stack gap="px12" align="center">
      <Stack direction="row" gap="px8" wrap>
        {(['filled', 'outline', 'flat', 'relief', 'quiet', 'plain'] as const).map((variant) => (
          <Menu {...args} key={variant} trigger={<Button variant={variant}>{variant}</Button>} />
        ))}
      </Stack>
      <Stack direction="row" gap="px8" wrap>
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Menu {...args} key={size} trigger={<Button size={size}>{size}</Button>} />
        ))}
      </Stack>
      <Stack direction="row" gap="px8" wrap>
        {(['top', 'bottom', 'start', 'end'] as const).map((placement) => (
          <Menu {...args} key={placement} placement={placement} trigger={<Button>{placement}</Button>} />
        ))}
      </Stack>
    </Stack>
  ),
};

export const Disabled: Story = {
  args: {
    open: true,
    children: (
      <>
        <MenuItem>Refund</MenuItem>
        <MenuItem disabled description="The day is closed">
          Void
        </MenuItem>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    open: true,
    children: (
      <>
        <MenuItem
          icon={Pencil}
          shortcut="Ctrl Shift E"
          description="Guests see the new words at once, the till after its next sync"
        >
          Rename the section of the dinner menu and everything that refers to it
        </MenuItem>
        <MenuItem>Short</MenuItem>
      </>
    ),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, args: { open: true } };

export const Matrix: Story = {
  args: {
    open: true,
    children: (
      <>
        <MenuSection title="Tones">
          <MenuItem icon={Pencil} tone="neutral">
            Neutral
          </MenuItem>
          <MenuItem icon={Trash2} tone="danger">
            Danger
          </MenuItem>
        </MenuSection>
        <MenuSection title="Parts">
          <MenuItem endContent="12">With a count</MenuItem>
          <MenuItem description="And a second line">With a description</MenuItem>
        </MenuSection>
      </>
    ),
  },
};

export const Dark: Story = { globals: { skin: 'dark' }, args: { open: true } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: {
    open: true,
    label: 'إجراءات',
    trigger: <Button>إجراءات</Button>,
    children: (
      <>
        <MenuItem icon={Pencil} shortcut="E">
          تعديل
        </MenuItem>
        <SubMenu icon={Folder} label="نقل إلى">
          <MenuItem>العشاء</MenuItem>
        </SubMenu>
        <MenuItem icon={Trash2} tone="danger">
          حذف
        </MenuItem>
      </>
    ),
  },
  play: async () => {
    await screen.findByRole('menu');
    screen.getByRole('menuitem', { name: 'نقل إلى' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'العشاء' })).toHaveFocus());
  },
};

/** A search field that keeps focus while arrow keys move through the filtered items. */
export const Searchable: Story = {
  args: {
    label: 'Workplace',
    searchLabel: 'Find a workplace',
    selectionMode: 'single',
    selectedKeys: ['quay'],
    trigger: <Button>Quay Street</Button>,
    children: (
      <>
        <MenuItem id="quay">Quay Street</MenuItem>
        <MenuItem id="fern">Fern Hall</MenuItem>
        <MenuItem id="yard">Ostler’s Yard</MenuItem>
        <MenuItem id="casa">Casa Alecrim</MenuItem>
        <MenuItem id="cafe">Café of the very long name beside the old harbour wall</MenuItem>
      </>
    ),
    onSelectionChange: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Quay Street' }));
    const field = await screen.findByRole('searchbox', { name: 'Find a workplace' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('zzz');
    await screen.findByText('No results');
    await userEvent.clear(field);
    await userEvent.keyboard('cafe');
    await waitFor(() => expect(screen.getAllByRole('menuitemradio')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
  },
};
