import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard } from 'lucide-react';
import { expect } from 'storybook/test';
import { Mark } from '../../components/Mark/Mark';
import { ReceiptPaper } from './ReceiptPaper';

const meta = {
  title: 'Patterns/ReceiptPaper',
  component: ReceiptPaper,
  args: {
    title: 'Quay Street',
    mark: <Mark size={36} />,
    lines: ['14 Quay Street, Saltmarsh', 'Friday 14 November, 20:06'],
    items: [
      { name: 'Oysters, green apple', quantity: 2, description: 'half dozen', amount: '42.00' },
      { name: 'Beetroot, goat curd, walnut', quantity: 1, amount: '14.00' },
      { name: 'Hake, saffron potatoes', quantity: 2, description: 'one without butter', amount: '62.00' },
      { name: 'Short rib, smoked onion', quantity: 1, amount: '37.00' },
      { name: 'Tomato tart, old cheddar', quantity: 1, amount: '16.00' },
      { name: 'Albariño, carafe', quantity: 1, description: '500 ml', amount: '28.00' },
    ],
    sums: [
      { label: 'Subtotal', amount: '199.00' },
      { label: 'Regulars, 10% off wine', amount: '−2.80' },
      { label: 'Service 5%', amount: '9.81' },
    ],
    total: { label: 'Total', amount: '$206.01' },
    totalNote: { label: 'Tax included 8%', amount: '14.53' },
    payments: [{ label: 'Visa 4417', amount: '$206.01', icon: CreditCard }],
    code: '1177-0614-QS',
  },
} satisfies Meta<typeof ReceiptPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Quay Street' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};
/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };
export const Dark: Story = { globals: { skin: 'dark' } };

export const LongText: Story = {
  globals: { language: 'ar' },
  args: {
    title: 'The long table above the old ropeworks',
    items: [
      {
        name: 'Brown butter turbot for the whole table with every side there is on the card tonight',
        quantity: 12,
        description: 'three without butter, one without salt, two without potatoes',
        amount: '1,204.00',
      },
    ],
    footer: 'شكرًا لزيارتكم',
  },
};
