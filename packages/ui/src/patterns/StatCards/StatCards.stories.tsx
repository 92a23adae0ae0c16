import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { StatCards } from './StatCards';

const meta = {
  title: 'Patterns/StatCards',
  component: StatCards,
  args: {
    label: 'Tonight',
    items: [
      {
        id: 'sales',
        label: 'Net sales',
        value: '$12,846',
        delta: { text: '+12.4%', direction: 'up', tone: 'good' },
        comparison: 'vs last Friday',
        trend: [4, 5, 5, 7, 6, 8, 9, 9, 11, 12],
      },
      {
        id: 'covers',
        label: 'Covers',
        value: '148',
        delta: { text: '−3.1%', direction: 'down', tone: 'bad' },
        comparison: 'vs last Friday',
        trend: [2, 3, 4, 4, 3, 5, 4, 3, 3, 2],
      },
      { id: 'turns', label: 'Table turns', value: '1.9', comparison: 'on average' },
      {
        id: 'time',
        label: 'Ticket time of the grill and the pass together',
        value: '14:20',
        delta: { text: '+1:05', direction: 'up', tone: 'bad' },
        comparison: 'on the average of eight Fridays',
      },
    ],
  },
} satisfies Meta<typeof StatCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Tonight' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Covers' })).toHaveTextContent('148');
    // Values align, even if one label wraps to two lines.
    const bottomOf = (element: Element) => Math.round(element.getBoundingClientRect().bottom);
    for (const [number, name] of [
      ['148', 'Covers'],
      ['1.9', 'Table turns'],
      ['14:20', /Ticket time/],
    ] as const) {
      const lines = canvas.getByText(number);
      await expect(bottomOf(canvas.getByRole('group', { name })) - bottomOf(lines)).toBe(
        bottomOf(canvas.getByRole('group', { name: 'Net sales' })) - bottomOf(canvas.getByText('$12,846')),
      );
    }
  },
};
/** Values align, although only one card has a delta and its comparison wraps to two lines. */
export const NarrowTrends: Story = {
  name: 'Narrow trends',
  args: {
    items: [
      {
        id: 'sales',
        label: 'Net sales',
        value: '$12,846',
        delta: { text: '+6.2%', direction: 'up', tone: 'good' },
        comparison: 'vs last Friday, by 20:15',
        trend: [3, 5, 4, 6],
      },
      { id: 'bills', label: 'Open bills', value: '7', comparison: 'on the floor', trend: [2, 1, 4, 7] },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const topOf = (text: string) => Math.round(canvas.getByText(text).getBoundingClientRect().top);
    await expect(topOf('7')).toBe(topOf('$12,846'));
  },
};

/** Cards without changes and trends end below the comparison, also while they load. */
export const Plain: Story = {
  args: {
    items: [
      { id: 'users', label: 'Users', value: '50', comparison: 'Everyone' },
      { id: 'active', label: 'Active', value: '31', comparison: '62% of all' },
      { id: 'loading', label: 'Pending', value: '', loading: true },
    ],
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('group', { name: 'Users' }).getBoundingClientRect();
    await expect(card.bottom - canvas.getByText('Everyone').getBoundingClientRect().bottom).toBeLessThan(16);
    await expect(canvas.getByRole('group', { name: 'Pending' }).getBoundingClientRect().height).toBe(card.height);
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

/** Each card is a toggle button, and one card is selected. */
export const Selectable: Story = {
  render: function Render(args) {
    const [selected, select] = useState('sales');
    return <StatCards {...args} value={selected} onValueChange={select} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Covers' }));
    await expect(canvas.getByRole('button', { name: 'Covers', pressed: true })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Table turns', pressed: true })).toHaveFocus();
  },
};

export const Loading: Story = { args: { loading: true } };
