import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PlainTable } from '../../components/PlainTable/PlainTable';
import { Sparkline } from './Sparkline';
import { tone } from './Sparkline.css';

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { data: [4, 5, 5, 7, 6, 8, 9, 9, 11, 12], label: 'Sales rose through the day' },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { systemColors: { svg: { color: 'CanvasText' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Sales rose through the day' })).toBeVisible();
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Gaps: Story = { args: { data: [4, 5, null, null, 6, 8, null, 9, 11, 12] } };

export const Flat: Story = { args: { data: [5, 5, 5, 5] } };

export const Empty: Story = { args: { data: [] } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {(Object.keys(tone) as (keyof typeof tone)[]).map((key) => (
        <Sparkline {...args} key={key} tone={key} label={key} />
      ))}
    </div>
  ),
};

const dishes = [
  { name: 'Hake, saffron potatoes', sold: [61, 70, 66, 74, 79, 81, 84], tone: 'success' },
  { name: 'Short rib', sold: [52, 49, 50, 44, 41, 38, 36], tone: 'danger' },
] as const;

/** In table cells, with the last value. */
export const InTable: Story = {
  render: () => (
    <PlainTable caption="Sold by day">
      <tbody>
        {dishes.map(({ name, sold, tone }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Sparkline data={sold} tone={tone} label={`${name}, seven days`} />
            </td>
            <td data-number>{sold.at(-1)}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  ),
};

export const Dark: Story = { ...Matrix, globals: { skin: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
