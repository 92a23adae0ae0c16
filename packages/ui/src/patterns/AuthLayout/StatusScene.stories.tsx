import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusScene } from './StatusScene';

const meta = {
  title: 'Patterns/StatusScene',
  component: StatusScene,
  args: { scene: 'notFound', width: 300, height: 330 },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StatusScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: ({ scene: _scene, ...args }) => (
    <>
      <StatusScene scene="notFound" {...args} />
      <StatusScene scene="locked" {...args} />
      <StatusScene scene="repair" {...args} />
      <StatusScene scene="curtain" {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(4);
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
    const used = [...canvasElement.innerHTML.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    await expect(used.length).toBeGreaterThan(0);
    for (const id of used) await expect(ids).toContain(id);
  },
};

export const Dark: Story = { ...Default, globals: { skin: 'dark' } };
