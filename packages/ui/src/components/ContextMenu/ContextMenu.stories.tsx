import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Folder, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { MenuItem } from '../Menu/MenuItem';
import { MenuSection } from '../Menu/MenuSection';
import { MenuSeparator } from '../Menu/MenuSeparator';
import { SubMenu } from '../Menu/SubMenu';
import { PlainTable } from '../PlainTable/PlainTable';
import { Text } from '../Text/Text';
import { ContextMenu } from './ContextMenu';

const meta = {
  title: 'Components/ContextMenu',
  component: ContextMenu,
  args: {
    label: 'Dish actions',
    onAction: fn(),
    onOpenChange: fn(),
    menu: (
      <>
        <MenuItem id="edit" icon={Pencil} shortcut="E">
          Edit
        </MenuItem>
        <MenuItem id="copy" icon={Copy}>
          Duplicate
        </MenuItem>
        <SubMenu icon={Folder} label="Move to">
          <MenuItem id="dinner">Dinner</MenuItem>
        </SubMenu>
        <MenuSeparator />
        <MenuItem id="delete" icon={Trash2} tone="danger">
          Delete
        </MenuItem>
      </>
    ),
    children: (
      <Card title="Hake, saffron potatoes" actions={<Button size="sm">Open</Button>}>
        <Text as="p" variant="body">
          Right-click or long-press the card.
        </Text>
      </Card>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const text = canvas.getByText(/Right-click/);
    const box = text.getBoundingClientRect();
    const at = { clientX: box.left + 60, clientY: box.top + 8 };
    await userEvent.pointer({ keys: '[MouseRight]', target: text, coords: at });
    const menu = await screen.findByRole('menu', { name: 'Dish actions' });
    await waitFor(() => {
      const panel = menu.getBoundingClientRect();
      return expect(Math.abs(panel.left - at.clientX) + Math.abs(panel.top - at.clientY)).toBeLessThan(24);
    });
    await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('copy');
    await closed();

    // When opened by keyboard, the menu is placed at the focused element. Closing it restores focus.
    const button = canvas.getByRole('button', { name: 'Open' });
    button.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Edit/ })).toHaveFocus());
    await userEvent.keyboard('mo{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Dinner' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ContextMenu}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

const tables = ['Table 2', 'Table 14', 'Terrace 12'];

/** Each row of a table has the menu. Its items can be checked. */
export const TableRows: Story = {
  render: function Render() {
    const [states, setStates] = useState<Readonly<Record<string, string>>>({});
    return (
      <PlainTable caption="Tables">
        <tbody>
          {tables.map((name) => (
            <tr key={name}>
              <th scope="row">
                <ContextMenu
                  label={`${name} actions`}
                  menu={
                    <MenuSection
                      title="State"
                      selectionMode="single"
                      selectedKeys={[states[name] ?? 'Free']}
                      onSelectionChange={(keys) =>
                        setStates({ ...states, [name]: String([...(keys as Set<string>)][0]) })
                      }
                      disallowEmptySelection
                    >
                      {['Free', 'Reserved', 'Seated'].map((state) => (
                        <MenuItem key={state} id={state}>
                          {state}
                        </MenuItem>
                      ))}
                    </MenuSection>
                  }
                >
                  <Button variant="link">{name}</Button>
                </ContextMenu>
              </th>
              <td>{states[name] ?? 'Free'}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('button', { name: 'Table 14' }) });
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Seated' }));
    await closed();
    await expect(canvas.getByRole('row', { name: 'Table 14 Seated' })).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByText(/Right-click/) });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: { label: 'إجراءات', children: <Button>بطاقة</Button>, menu: <MenuItem>تعديل</MenuItem> },
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ContextMenu}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'تعديل' })).toHaveFocus());
  },
};
