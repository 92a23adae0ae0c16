import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack';
import { Mark } from './Mark';

const meta = { title: 'Components/Mark', component: Mark } satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Larder' } };
export const Playground: Story = { args: { size: 64 } };
export const Sizes: Story = {
  render: () => (
    <Stack direction="row">
      {[16, 24, 32, 48, 96].map((size) => (
        <Mark key={size} size={size} />
      ))}
    </Stack>
  ),
};
