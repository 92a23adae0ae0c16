import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard, Truck, Users } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { Accordion } from './Accordion';
import { variant } from './Accordion.css';
import { AccordionItem } from './AccordionItem';

const items = (prefix = '') => (
  <>
    <AccordionItem id={`${prefix}pay`} label="When is a bill closed?" icon={CreditCard}>
      When it is paid in full. Bills that are open at 03:00 go on to the next service day.
    </AccordionItem>
    <AccordionItem id={`${prefix}split`} label="How is a bill split?" icon={Users} endContent={<Badge>New</Badge>}>
      By guest, by share or by dish. What is left stays on the first bill.
    </AccordionItem>
    <AccordionItem id={`${prefix}order`} label="Who may order stock?" icon={Truck} disabled>
      The owner, and whoever holds the right.
    </AccordionItem>
  </>
);

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  args: { children: items(), onExpandedChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

const expanded = (buttons: HTMLElement[]) => buttons.map((button) => button.getAttribute('aria-expanded'));

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const buttons = canvas.getAllByRole('button');
    await userEvent.click(canvas.getByRole('button', { name: 'When is a bill closed?' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /How is a bill split/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(expanded(buttons)).toEqual(['true', 'true', 'false']);
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['pay', 'split']);
    await expect(canvas.getByRole('heading', { name: 'When is a bill closed?', level: 3 })).toBeVisible();
  },
};

export const Playground: Story = { args: { defaultExpandedKeys: ['pay'] } };

export const SingleExpanded: Story = {
  args: { multiple: false, defaultExpandedKeys: ['pay'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /How is a bill split/ }));
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['split']);
    await expect(canvas.getByRole('button', { name: /When is a bill/ })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(Object.keys(variant) as (keyof typeof variant)[]).map((key) => (
        <Accordion {...args} key={key} variant={key} defaultExpandedKeys={[`${key}split`]}>
          {items(key)}
        </Accordion>
      ))}
    </div>
  ),
};
