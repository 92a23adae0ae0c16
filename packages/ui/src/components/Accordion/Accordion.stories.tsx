import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard, Truck, Users } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
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

export const Controlled: Story = {
  render: function Render(args) {
    const [keys, setKeys] = useState<readonly string[]>(['split']);
    return (
      <Stack gap="px12">
        <Stack direction="row" gap="px8" wrap>
          <Button size="sm" onClick={() => setKeys(['pay', 'split'])}>
            Expand all
          </Button>
          <Button size="sm" onClick={() => setKeys([])}>
            Collapse all
          </Button>
        </Stack>
        <Accordion {...args} expandedKeys={keys} onExpandedChange={setKeys} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }));
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(2);
  },
};

/** An item can contain another accordion, one heading level below. */
export const Nested: Story = {
  args: {
    defaultExpandedKeys: ['dinner'],
    children: (
      <AccordionItem id="dinner" label="Dinner" description="From 17:00">
        <Accordion variant="lines" headingLevel={4} multiple={false}>
          <AccordionItem id="starters" label="Starters">
            Roast squash soup, terrine
          </AccordionItem>
          <AccordionItem id="mains" label="Mains">
            Bavette, hake, short rib
          </AccordionItem>
        </Accordion>
      </AccordionItem>
    ),
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
