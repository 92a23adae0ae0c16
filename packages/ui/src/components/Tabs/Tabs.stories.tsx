import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Receipt } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Tabs, type TabsProps } from './Tabs';

const views = [
  { id: 'open', label: 'Open', count: 38 },
  { id: 'closed', label: 'Closed' },
  { id: 'voids', label: 'Voids', count: 2 },
];
const panels = views.map((view) => ({ ...view, content: `Bills that are ${view.label.toLowerCase()}` }));

function Controlled({ selected: first, onChange, ...props }: TabsProps) {
  const [selected, setSelected] = useState(first);
  return (
    <Tabs
      {...props}
      selected={selected}
      onChange={(id) => {
        onChange?.(id);
        setSelected(id);
      }}
    />
  );
}

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Bills', items: panels, selected: 'open', onChange: fn() },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With content, arrow keys open a tab at once. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /Closed/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('closed');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Bills that are closed');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Voids/ })).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith('voids');
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith('open');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const Playground: Story = {};

/** Without content the tabs switch what stands elsewhere; Enter opens. */
export const ViewsOfList: Story = {
  args: {
    items: views,
    end: (
      <Button variant="plain" size="sm" startIcon={Plus}>
        Save view
      </Button>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Open/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Closed/ })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('closed');
    await expect(canvas.getByRole('tab', { name: /Closed/ })).not.toHaveAttribute('aria-controls');
  },
};

export const WithIcons: Story = { args: { items: panels.map((item) => ({ ...item, icon: Receipt })) } };

export const Links: Story = { args: { items: views.map((item) => ({ ...item, href: `#${item.id}` })) } };

export const Disabled: Story = {
  args: { items: [...panels, { id: 'archive', label: 'Archive', isDisabled: true, content: '' }] },
};

export const LongText: Story = {
  args: {
    selected: 'view 11',
    items: Array.from({ length: 12 }, (_, i) => ({ id: `view ${i}`, label: `Waiting on invite ${i}`, count: i })),
  },
  play: async ({ canvasElement }) => {
    const tab = within(canvasElement).getByRole('tab', { selected: true });
    const list = within(canvasElement).getByRole('tablist').getBoundingClientRect();
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(list.right + 1));
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, args: LongText.args };

export const Dark: Story = { globals: { skin: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: {
    label: 'الفواتير',
    selected: 'open',
    items: [
      { id: 'open', label: 'مفتوحة', count: 38, content: 'الفواتير المفتوحة' },
      { id: 'closed', label: 'مغلقة', content: 'الفواتير المغلقة' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(within(canvasElement).getByRole('tab', { name: /مغلقة/ })).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith('closed');
  },
};
