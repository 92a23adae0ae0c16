import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextArea } from './TextArea';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Note for the kitchen', help: 'Shown to servers on the till.' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Note for the kitchen' });
    const before = area.getBoundingClientRect().height;
    await userEvent.click(area);
    await userEvent.keyboard('Seat 3{Enter}has a{Enter}sesame{Enter}allergy{Enter}tonight');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
    await expect(area.getBoundingClientRect().height).toBeLessThanOrEqual(240);
  },
};
export const Playground: Story = { args: { maxLength: 240, counter: true } };
export const Invalid: Story = { args: { error: 'Write 240 characters or fewer.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Set by head office' } };
