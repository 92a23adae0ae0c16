import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wheat } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
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

/** One button opens and closes several. */
export const Several: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState<readonly string[]>(['Allergens']);
    const names = ['Allergens', 'Nutrition'];
    return (
      <>
        <Button size="sm" onClick={() => setOpen(open.length === names.length ? [] : names)}>
          {open.length === names.length ? 'Close both' : 'Open both'}
        </Button>
        {names.map((name) => (
          <Disclosure
            {...args}
            key={name}
            label={name}
            open={open.includes(name)}
            onOpenChange={(isOpen) => setOpen([...open.filter((other) => other !== name), ...(isOpen ? [name] : [])])}
          />
        ))}
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open both' }));
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(2);
  },
};

const key = 'story-allergens';
/** The state is kept in the session. Reset the story, and it is as before. */
export const Remembered: Story = {
  render: function Render(args) {
    const [isOpen, setOpen] = useState(() => sessionStorage.getItem(key) === 'open');
    return (
      <Disclosure
        {...args}
        open={isOpen}
        onOpenChange={(next) => {
          sessionStorage.setItem(key, next ? 'open' : 'closed');
          setOpen(next);
        }}
      />
    );
  },
};

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
