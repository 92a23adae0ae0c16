import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardCheck, PackageOpen, Scale } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stepper, type StepperProps } from './Stepper';

const steps = [
  { id: 'count', label: 'Count', description: '128 lines' },
  { id: 'differences', label: 'Differences', description: '4 to explain' },
  { id: 'note', label: 'Note', optional: true },
  { id: 'approve', label: 'Approve' },
];

function Controlled({ current: first, onCurrentChange, ...props }: StepperProps) {
  const [current, setCurrent] = useState(first);
  return (
    <Stepper
      {...props}
      current={current}
      onCurrentChange={
        onCurrentChange &&
        ((id) => {
          onCurrentChange(id);
          setCurrent(id);
        })
      }
    />
  );
}

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: { label: 'Stock count', steps, current: 'differences', onCurrentChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a linear process, done steps can be opened, later ones can't. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /Differences/ })).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('button', { name: /Approve/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Count done/ }));
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith('count');
    await expect(canvas.getByRole('button', { name: /Count/ })).toHaveAttribute('aria-current', 'step');
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const NonLinear: Story = {
  args: { linear: false },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith('approve');
    await expect(canvas.getByRole('button', { name: /Approve/ })).toHaveAttribute('aria-current', 'step');
  },
};

export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    steps: steps.map((step) => ({ ...step, content: `What is done at ${step.label.toLowerCase()}` })),
  },
};

export const Matrix: Story = {
  render: (args) => {
    const wrong = steps.map((step) => (step.id === 'differences' ? { ...step, state: 'error' as const } : step));
    const icons = [PackageOpen, Scale, undefined, ClipboardCheck];
    return (
      <div style={{ display: 'grid', gap: 32 }}>
        <Stepper {...args} label="Circles" />
        <Stepper {...args} label="Shown only" steps={wrong} onCurrentChange={undefined} />
        <Stepper {...args} label="Bars" variant="bars" />
        <Stepper {...args} label="Bars, one wrong" variant="bars" steps={wrong} current="note" />
        <Stepper
          {...args}
          label="Icons and long names"
          linear={false}
          steps={steps.map((step, index) => ({
            ...step,
            icon: icons[index],
            label: `${step.label} of the whole cellar`,
          }))}
        />
        <div style={{ inlineSize: 300 }}>
          <Stepper {...args} label="Narrow" />
          <Stepper {...args} label="Narrow bars" variant="bars" />
        </div>
      </div>
    );
  },
};
