import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wheat } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { Disclosure } from './Disclosure';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    label: 'Allergens',
    children: 'Celery, fish and mustard. The saffron potatoes hold no gluten.',
    onOpenChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Allergens' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(canvas.getByText(/Celery/)).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Playground: Story = { args: { headingLevel: 3, description: 'As declared by the kitchen' } };

export const States: Story = {
  render: (args) => (
    <>
      <Disclosure
        {...args}
        icon={Wheat}
        description="As declared by the kitchen"
        endContent={<Badge count={3} />}
        defaultOpen
      />
      <Disclosure {...args} label="Nutrition" disabled endContent="Not measured" />
      <Disclosure {...args} label={'Everything that the kitchen of Quay Street knows of this plate '.repeat(3)} />
    </>
  ),
};
