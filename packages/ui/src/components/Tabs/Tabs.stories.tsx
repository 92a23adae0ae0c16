import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Receipt } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Tabs, type TabsProps } from './Tabs';
import { variant } from './Tabs.css';

const views = [
  { id: 'open', label: 'Open', count: 38 },
  { id: 'closed', label: 'Closed' },
  { id: 'voids', label: 'Voids', count: 2 },
];
const panels = views.map((view) => ({ ...view, content: `Bills that are ${view.label.toLowerCase()}` }));

function Controlled({ value: first, onValueChange, ...props }: TabsProps) {
  const [selected, setSelected] = useState(first);
  return (
    <Tabs
      {...props}
      value={selected}
      onValueChange={(id) => {
        onValueChange?.(id);
        setSelected(id);
      }}
    />
  );
}

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Bills', items: panels, value: 'open', onValueChange: fn() },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With content, arrow keys select a tab immediately. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /Closed/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('closed');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Bills that are closed');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Voids/ })).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('voids');
    await userEvent.keyboard('{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('open');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

/** Without content, the tabs control a region elsewhere, and Enter selects. */
export const ViewsOfList: Story = {
  args: {
    items: views,
    endContent: (
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
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('closed');
    await expect(canvas.getByRole('tab', { name: /Closed/ })).not.toHaveAttribute('aria-controls');
  },
};

export const Links: Story = { args: { items: views.map((item) => ({ ...item, href: `#${item.id}` })) } };

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Open/ }));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Closed/ })).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('closed');
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  },
};

/** A narrow row scrolls to the selected tab. Its arrow buttons also scroll it. */
export const Overflow: Story = {
  args: {
    value: 'view 11',
    items: Array.from({ length: 12 }, (_, i) => ({ id: `view ${i}`, label: `Waiting on invite ${i}`, count: i })),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 600 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('tablist');
    const tab = canvas.getByRole('tab', { selected: true });
    await waitFor(() =>
      expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1),
    );
    const before = list.scrollLeft;
    await userEvent.click(canvasElement.querySelector('button[aria-hidden]') as HTMLElement);
    await waitFor(() => expect(list.scrollLeft).toBeLessThan(before));
    // When scrolled to the start, the row reserves no space for the arrow button.
    list.scrollTo({ left: 0, behavior: 'instant' });
    const left = (element: Element) => element.getBoundingClientRect().left;
    await waitFor(() => expect(left(canvas.getAllByRole('tab')[0]!)).toBe(left(list.parentElement!)));
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {(Object.keys(variant) as (keyof typeof variant)[]).flatMap((key) =>
        (['horizontal', 'vertical'] as const).map((orientation) => (
          <Tabs
            {...args}
            key={key + orientation}
            label={`${key}, ${orientation}`}
            variant={key}
            orientation={orientation}
            value={undefined}
            defaultValue="voids"
            items={[
              ...panels.map((item) => ({ ...item, icon: Receipt })),
              { id: 'archive', label: 'Archive of all that was ever voided', disabled: true, content: '' },
            ]}
          />
        )),
      )}
    </div>
  ),
};

/** Six tabs fit a narrow pane without scrolling. */
export const Small: Story = {
  args: {
    size: 'sm',
    items: ['Details', 'Prices', 'Modifiers', 'Allergens', 'Availability', 'History'].map((name) => ({
      id: name,
      label: name,
      count: name === 'Modifiers' ? 2 : undefined,
      content: name,
    })),
    value: undefined,
    defaultValue: 'Details',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 448 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    // Until the font has loaded, the tabs are wider.
    await waitFor(() => expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth));
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: {
    label: 'الفواتير',
    value: 'open',
    items: [
      { id: 'open', label: 'مفتوحة', count: 38, content: 'الفواتير المفتوحة' },
      { id: 'closed', label: 'مغلقة', content: 'الفواتير المغلقة' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(within(canvasElement).getByRole('tab', { name: /مغلقة/ })).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('closed');
  },
};
