import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, MapPin, Phone } from 'lucide-react';
import { expect } from 'storybook/test';
import { StatusPill } from '../StatusPill/StatusPill';
import { DescriptionList } from './DescriptionList';
import { layout } from './DescriptionList.css';

const supplier = [
  { term: 'Email', value: 'orders@harbourfish.example', icon: Mail },
  {
    term: 'Phone',
    value: [
      <bdi key="a" dir="ltr">
        +44 20 7946 0312
      </bdi>,
      <bdi key="b" dir="ltr">
        +44 20 7946 0313
      </bdi>,
    ],
    icon: Phone,
  },
  { term: 'Address', value: 'Shed 4, Ferry Landing, Saltmarsh', icon: MapPin },
  { term: 'Second contact' },
  { term: 'State', value: <StatusPill tone="success">Active</StatusPill> },
];
const bill = [
  { term: 'Subtotal', value: '$188.40' },
  { term: 'Service, 12.5%', value: '$23.55' },
  { term: 'Comped', value: '−$5.94' },
  { term: 'Total', value: '$206.01', strong: true },
];

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: { items: supplier },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('Email');
    await expect(canvas.getAllByRole('definition')).toHaveLength(6);
  },
};

export const Playground: Story = { args: { divided: true, termWidth: 200 } };

/** A long term wraps, but not its amount. */
export const Sums: Story = {
  args: {
    items: [...bill, { term: 'Discount · Wine tasting, upper room · Regular guest · Ida Marlow', value: '$59.00' }],
    layout: 'ends',
    divided: true,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [short, long] = ['$188.40', '$59.00'].map((amount) => canvas.getByText(amount));
    await expect(long!.getClientRects()).toHaveLength(1);
    await expect(long!.closest('dd')!.offsetHeight).toBe(short!.closest('dd')!.offsetHeight);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {(Object.keys(layout) as (keyof typeof layout)[]).map((key) => (
        <DescriptionList {...args} key={key} layout={key} items={key === 'ends' ? bill : supplier} />
      ))}
      <DescriptionList
        {...args}
        items={[
          {
            term: 'Everything that is known of it',
            value: 'Delivered late twice, both times with the ice melted. '.repeat(6),
          },
        ]}
      />
    </div>
  ),
};
