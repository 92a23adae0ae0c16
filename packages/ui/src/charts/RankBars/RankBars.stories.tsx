import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Avatar } from '../../components/Avatar/Avatar';
import { count } from '../chartFixtures';
import { RankBars } from './RankBars';

const dishes = [
  { id: 'hake', label: 'Hake, saffron potatoes', value: 31 },
  { id: 'beet', label: 'Beetroot, goat curd, walnut', value: 28 },
  { id: 'rib', label: 'Short rib, smoked onion', value: 24 },
  { id: 'tart', label: 'Tomato tart, old cheddar', value: 19 },
  { id: 'oysters', label: 'Oysters, green apple', value: 17 },
];

const meta = {
  title: 'Charts/RankBars',
  component: RankBars,
  decorators: [
    (Chart) => (
      <div style={{ maxInlineSize: 244 }}>
        <Chart />
      </div>
    ),
  ],
  args: { label: 'Top dishes by plates', items: dishes, formatValue: count },
} satisfies Meta<typeof RankBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const items = within(within(canvasElement).getByRole('list', { name: 'Top dishes by plates' })).getAllByRole(
      'listitem',
    );
    await expect(items).toHaveLength(5);
    await expect(items[0]).toHaveTextContent('Hake, saffron potatoes31');
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Drawings: Story = {
  args: {
    items: dishes.map((dish) => ({ ...dish, startContent: <Avatar name={dish.label} shape="square" aria-hidden /> })),
  },
};

export const Links: Story = {
  args: { items: dishes.map((dish) => ({ ...dish, href: `#${dish.id}` })) },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Hake, saffron potatoes' })).toHaveFocus();
  },
};

export const Empty: Story = { args: { items: dishes.map((dish) => ({ ...dish, value: 0 })) } };

export const Dark: Story = { ...Drawings, globals: { skin: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: {
    label: 'أكثر الأطباق طلبًا',
    items: [
      { id: 'a', label: 'سمك النازلي بالزعفران', value: 31 },
      { id: 'b', label: 'شمندر وجبن ماعز', value: 20 },
    ],
  },
};
