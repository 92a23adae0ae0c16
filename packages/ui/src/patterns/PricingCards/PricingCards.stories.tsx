import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import { PricingCards, type PricingPlan } from './PricingCards';

const plans: PricingPlan[] = [
  {
    id: 'stall',
    name: 'Stall',
    description: 'One till, one room.',
    price: '$18',
    per: 'a month',
    features: [
      { label: 'Bills and tables' },
      { label: '3 people' },
      { label: 'Stock and suppliers', included: false },
      { label: 'Several workplaces', included: false },
    ],
    actionLabel: 'Your plan',
    current: true,
  },
  {
    id: 'quay',
    name: 'Quay',
    description: 'A kitchen and a floor that talk to each other.',
    price: '$48',
    per: 'a month, each workplace',
    features: [
      { label: 'Bills and tables' },
      { label: '20 people' },
      { label: 'Stock and suppliers' },
      { label: 'Several workplaces', included: false },
    ],
    badge: 'Most chosen',
    actionLabel: 'Choose Quay',
  },
  {
    id: 'harbour',
    name: 'Harbour',
    description: 'Several workplaces under one roof, with a person to ring at any hour of any night.',
    price: '$1,120',
    per: 'a month',
    priceDescription: 'Billed once a year',
    features: [
      { label: 'Bills and tables' },
      { label: 'Everybody' },
      { label: 'Stock and suppliers' },
      { label: 'Several workplaces' },
    ],
    actionLabel: 'Ask for Harbour',
    href: '#harbour',
  },
];

const meta = {
  title: 'Patterns/PricingCards',
  component: PricingCards,
  args: { label: 'Plans', items: plans, onAction: fn() },
} satisfies Meta<typeof PricingCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article', { name: 'Quay' })).toHaveTextContent('$48');
    await expect(canvas.getByRole('button', { name: 'Your plan' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Quay' }));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ask for Harbour' })).toHaveFocus();
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('quay');
  },
};
/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

/** The page controls the billing period, which changes the unit of the prices. */
export const Periods: Story = {
  render: function Render(args) {
    const [period, setPeriod] = useState<'month' | 'year'>('month');
    return (
      <PricingCards
        {...args}
        items={args.items.map((plan) => ({ ...plan, per: `a ${period}` }))}
        control={
          <SegmentedControl
            label="Period"
            options={[
              { value: 'month', label: 'Monthly' },
              { value: 'year', label: 'Yearly' },
            ]}
            value={period}
            onValueChange={setPeriod}
          />
        }
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yearly' }));
    await expect(canvas.getByRole('article', { name: 'Quay' })).toHaveTextContent('a year');
  },
};
