import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { expect } from 'storybook/test';
import { List } from './List';
import { marker } from './List.css';

const lines = [
  'Count the drawer before the first table',
  'Write down what is sold out',
  'Bills that are open at 03:00 go on to the next service day, with their server, their table and everything that was sent to the kitchen',
].map((line) => <span key={line}>{line}</span>);

const meta = { title: 'Components/List', component: List, args: { children: lines } } satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Playground: Story = { args: { icon: Check, divided: true } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(Object.keys(marker) as (keyof typeof marker)[]).map((key) => (
        <List {...args} key={key} marker={key} icon={Check} divided={key === 'none'} />
      ))}
    </div>
  ),
};
