import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Spinner } from './Spinner';
import { size, tone } from './Spinner.css';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Playground: Story = { args: { label: 'Counting stock', labelPlacement: 'end' } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'start' }}>
      {(Object.keys(size) as (keyof typeof size)[]).map((key) => (
        <div key={key} style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
          {(Object.keys(tone) as (keyof typeof tone)[]).map((color) => (
            <Spinner key={color} size={key} tone={color} label={`${key} ${color}`} />
          ))}
        </div>
      ))}
      <Spinner label="Counting stock" labelPlacement="end" size="sm" />
      <Spinner label="Fetching the orders of all three workplaces" labelPlacement="bottom" size="lg" />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { language: 'ar' }, args: { labelPlacement: 'end' } };
