import type { Meta, StoryObj } from '@storybook/react-vite';
import { Leaf } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Tag } from './Tag';
import * as styles from './Tag.css';

const meta = { title: 'Components/Tag', component: Tag, args: { children: 'Vegan' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { icon: Leaf, size: 'md', tone: 'neutral' } };
const onRemove = fn();
export const Removable: Story = {
  args: { onRemove },
  play: async ({ canvas }) => {
    onRemove.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Vegan' }));
    await expect(onRemove).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(onRemove).toHaveBeenCalledTimes(2);
  },
};
export const Matrix: Story = {
  render: () => (
    <Stack direction="row" gap="px8" wrap>
      {Object.keys(styles.tones).map((tone) =>
        Object.keys(styles.sizes).map((size) => (
          <Tag key={tone + size} tone={tone as keyof typeof styles.tones} size={size as keyof typeof styles.sizes}>
            {tone} {size}
          </Tag>
        )),
      )}
    </Stack>
  ),
};
export const LongText: Story = {
  args: { children: 'Contains nuts, sesame, mustard and traces of crustaceans', onRemove: () => {} },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
};
