import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Kbd } from './Kbd';

const meta = { title: 'Components/Kbd', component: Kbd, args: { children: 'Ctrl K' } } satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ctrl K').tagName).toBe('KBD');
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const InSentence: Story = {
  render: () => (
    <p>
      Press <Kbd>Esc</Kbd> to close, <Kbd>↑</Kbd> <Kbd>↓</Kbd> to move.
    </p>
  ),
};

export const Dark: Story = { ...InSentence, globals: { skin: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
