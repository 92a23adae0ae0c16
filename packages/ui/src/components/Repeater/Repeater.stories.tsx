import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../Grid/Grid';
import { TextField } from '../TextField/TextField';
import { Repeater } from './Repeater';

interface Ingredient {
  name: string;
  amount: string;
}
const start: Ingredient[] = [
  { name: 'Hake', amount: '180 g' },
  { name: 'Saffron', amount: '0.2 g' },
  { name: 'Mussels', amount: '6' },
];

const meta = {
  title: 'Components/Repeater',
  component: Repeater<Ingredient>,
  args: {
    label: 'Ingredients',
    addLabel: 'Add ingredient',
    defaultValue: start,
    reorderable: true,
    max: 5,
    createItem: () => ({ name: '', amount: '' }),
    getName: ({ name }) => name,
    onValueChange: fn(),
    children: ({ item, change }) => (
      <Grid columns={{ base: 1, sm: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="px8">
        <TextField label="Ingredient" value={item.name} onChange={(event) => change({ name: event.target.value })} />
        <TextField label="Amount" value={item.amount} onChange={(event) => change({ amount: event.target.value })} />
      </Grid>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof Repeater<Ingredient>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    const names = () =>
      canvas.getAllByRole('textbox', { name: 'Ingredient' }).map((field) => (field as HTMLInputElement).value);
    const said = (sentence: string) =>
      waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText(sentence)).toBeInTheDocument());
    await step('focuses the new row after adding', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add ingredient' }));
      await expect(canvas.getAllByRole('textbox', { name: 'Ingredient' }).at(-1)).toHaveFocus();
      await said('Row 4 added, 4 in all');
      await userEvent.keyboard('Potatoes');
    });
    await step('keeps focus on the button after moving', async () => {
      canvas.getByRole('button', { name: 'Move Potatoes up' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Move Potatoes up' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(names()).toEqual(['Hake', 'Potatoes', 'Saffron', 'Mussels']);
      await said('Potatoes moved to position 2 of 4');
    });
    await step('focuses the next row after removing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Saffron' }));
      await expect(canvas.getByRole('button', { name: 'Remove Mussels' })).toHaveFocus();
      await expect(args.onValueChange).toHaveBeenLastCalledWith([start[0], { name: 'Potatoes', amount: '' }, start[2]]);
    });
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Repeater {...args} label="In boxes" layout="card" copyItem={(item) => item} />
      <Repeater {...args} label="At its limits" min={3} max={3} description="Three of each, no more and no less." />
      <Repeater {...args} label="None yet" defaultValue={[]} emptyState="No ingredient yet." error="Add one or more." />
      <Repeater {...args} label="Closed" disabled defaultValue={start.slice(0, 1)} />
    </div>
  ),
};
