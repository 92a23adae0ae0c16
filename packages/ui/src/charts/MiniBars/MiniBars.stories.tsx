import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { count, week, weekVisits } from '../chartFixtures';
import { MiniBars } from './MiniBars';

const meta = {
  title: 'Charts/MiniBars',
  component: MiniBars,
  decorators: [
    (Chart) => (
      <div style={{ maxInlineSize: 326 }}>
        <Chart />
      </div>
    ),
  ],
  args: { label: 'Guests by day', buckets: week, values: weekVisits, formatValue: count },
} satisfies Meta<typeof MiniBars>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Emphasizes the highest day. A missing day shows a dash. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const items = within(within(canvasElement).getByRole('list', { name: 'Guests by day' })).getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('Sat: 702');
    await expect(items[2]).toHaveTextContent('no value');
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Highlight: Story = { args: { highlight: 6, tone: 'c3' } };

export const NoHighlight: Story = { args: { highlight: null } };

export const Empty: Story = { args: { values: week.map(() => null), highlight: null } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { skin: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: { label: 'الضيوف حسب اليوم' },
};
