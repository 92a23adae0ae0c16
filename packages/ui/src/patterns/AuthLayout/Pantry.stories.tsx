import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pantry } from './Pantry';

const meta = {
  title: 'Patterns/Pantry',
  component: Pantry,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 410, blockSize: 450, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Pantry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Dark: Story = { globals: { skin: 'dark' } };

/** Two drawings on one page must not share clip path IDs. */
export const Twice: Story = {
  render: () => (
    <>
      <Pantry />
      <Pantry />
    </>
  ),
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
    await expect(ids.length).toBeGreaterThan(30);
    await expect(new Set(ids).size).toBe(ids.length);
    const used = [...canvasElement.innerHTML.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    for (const id of used) await expect(ids).toContain(id);
  },
};
