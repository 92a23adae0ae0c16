import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../Grid/Grid';
import { NumberField } from '../NumberField/NumberField';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
import { Repeater, type RepeaterProps } from './Repeater';

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

interface Line {
  item: string;
  cost: number;
  quantity: number;
}
const dollars = (value: number) => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(value);

function Lines({ args }: { args: Omit<RepeaterProps<Ingredient>, 'children'> }) {
  const [lines, setLines] = useState<readonly Line[]>([
    { item: 'Hake, 5 kg', cost: 82.5, quantity: 2 },
    { item: 'Saffron, 10 g', cost: 64, quantity: 1 },
  ]);
  return (
    <Repeater<Line>
      label="Order"
      addLabel={args.addLabel}
      value={lines}
      onValueChange={setLines}
      createItem={() => ({ item: '', cost: 0, quantity: 1 })}
      copyItem={(line) => line}
      getName={({ item }) => item}
      layout="card"
      min={1}
      max={4}
      description={`Total ${dollars(lines.reduce((sum, { cost, quantity }) => sum + cost * quantity, 0))}`}
    >
      {({ item, change }) => (
        <Grid columns={{ base: 1, sm: 4 }} gap="px8">
          <TextField label="Item" value={item.item} onValueChange={(text) => change({ item: text })} />
          <NumberField
            label="Cost"
            value={item.cost}
            format={{ style: 'currency', currency: 'USD' }}
            onValueChange={(cost) => change({ cost: cost ?? 0 })}
          />
          <NumberField
            label="Quantity"
            min={1}
            value={item.quantity}
            onValueChange={(quantity) => change({ quantity: quantity ?? 1 })}
          />
          <Text tabular style={{ alignSelf: 'end' }}>
            {dollars(item.cost * item.quantity)}
          </Text>
        </Grid>
      )}
    </Repeater>
  );
}

/** The price of a line and the total are computed. A line can be duplicated. */
export const ComputedPrices: Story = {
  args: { addLabel: 'Add item' },
  render: (args) => <Lines args={args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /Increase/ }).at(-1)!);
    await expect(canvas.getByText('$128.00')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Order' })).toHaveAccessibleDescription('Total $293.00');
  },
};

interface Course {
  name: string;
  dishes: readonly { name: string }[];
}

/** Each course has a list of dishes. */
export const Nested: Story = {
  render: () => (
    <Repeater<Course>
      label="Menu"
      addLabel="Add course"
      layout="card"
      defaultValue={[{ name: 'Starters', dishes: [{ name: 'Roast squash soup' }] }]}
      createItem={() => ({ name: '', dishes: [] })}
      getName={({ name }, index) => name || `Course ${index + 1}`}
    >
      {({ item, change, name }) => (
        <Stack gap="px12">
          <TextField label="Course" value={item.name} onValueChange={(text) => change({ name: text })} />
          <Repeater
            label={`Dishes of ${name}`}
            addLabel="Add dish"
            value={item.dishes}
            onValueChange={(dishes) => change({ dishes })}
            createItem={() => ({ name: '' })}
            getName={(dish) => dish.name}
          >
            {({ item: dish, change: changeDish }) => (
              <TextField label="Dish" value={dish.name} onValueChange={(text) => changeDish({ name: text })} />
            )}
          </Repeater>
        </Stack>
      )}
    </Repeater>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add dish' }));
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Dish' })).toHaveLength(2));
    await userEvent.keyboard('Terrine');
    await expect(canvas.getAllByRole('textbox', { name: 'Dish' })[1]).toHaveValue('Terrine');
    await userEvent.click(canvas.getByRole('button', { name: 'Add course' }));
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Course' })).toHaveLength(2));
    await expect(canvas.getAllByRole('textbox', { name: 'Dish' })[1]).toHaveValue('Terrine');
  },
};

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
