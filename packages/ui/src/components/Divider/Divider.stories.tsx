import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Divider } from './Divider';
import { emphasis, labelPlacement } from './Divider.css';

const meta = { title: 'Components/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
};

export const Playground: Story = { args: { label: 'or', gap: 'px16' } };

export const Vertical: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 16, blockSize: 96, alignItems: 'center' }}>
      <span>Lunch</span>
      <Divider {...args} orientation="vertical" variant="strong" />
      <span>Dinner</span>
      <Divider {...args} orientation="vertical" label="or" />
      <span>Bar</span>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(Object.keys(emphasis) as (keyof typeof emphasis)[]).flatMap((key) => [
        <Divider {...args} key={key} variant={key} />,
        <Divider {...args} key={`${key} dashed`} variant={key} dashed />,
      ])}
      {(Object.keys(labelPlacement) as (keyof typeof labelPlacement)[]).map((key) => (
        <Divider {...args} key={key} labelPlacement={key} label={`Friday 14 November, ${key}`} />
      ))}
      <Divider {...args} label={'Everything that was ordered before the service day ended at three '.repeat(3)} />
    </div>
  ),
};
