import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { QuantityStepper } from './QuantityStepper';

const meta = {
  title: 'Components/QuantityStepper',
  component: QuantityStepper,
  args: { label: 'Quantity of Arborio rice', defaultValue: 2, onValueChange: fn() },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const number = canvas.getByRole('spinbutton', { name: 'Quantity of Arborio rice' });
    await step('changes the value by pointer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
      await expect(number).toHaveAttribute('aria-valuenow', '3');
      await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
      await expect(number).toHaveAttribute('aria-valuenow', '2');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    });
    await step('changes the value by keyboard within the limits', async () => {
      number.focus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(number).toHaveAttribute('aria-valuenow', '4');
      await userEvent.keyboard('{End}{ArrowUp}');
      await expect(number).toHaveAttribute('aria-valuenow', '10');
      await expect(canvas.getByRole('button', { name: 'One more' })).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Home}{ArrowDown}');
      await expect(number).toHaveAttribute('aria-valuenow', '1');
      await userEvent.keyboard('7');
      await expect(number).toHaveAttribute('aria-valuenow', '7');
    });
  },
};
/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };
export const Limits: Story = { args: { value: 1, max: 1 } };
export const RTL: Story = { args: { label: 'الكمية' }, globals: { language: 'ar' } };
