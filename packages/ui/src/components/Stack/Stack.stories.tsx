import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Stack } from './Stack';

const meta = { title: 'Components/Stack', component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const plates = ['Mussels', 'Roast squash soup', 'Hake, saffron'].map((name) => (
  <Button key={name} size="sm">
    {name}
  </Button>
));

export const Default: Story = { args: { children: plates } };
export const Playground: Story = { args: { direction: 'row', gap: 'px8', wrap: true, children: plates } };
export const ColumnBelow: Story = { args: { direction: 'row', columnBelow: 'md', children: plates } };
export const Between: Story = { args: { direction: 'row', justify: 'between', children: plates } };
