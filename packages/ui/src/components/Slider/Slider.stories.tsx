import type { Meta, StoryObj } from '@storybook/react-vite';
import { Volume1, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../../icons/Icon';
import { Grid } from '../Grid/Grid';
import { NumberField } from '../NumberField/NumberField';
import { Select } from '../Select/Select';
import { Slider, type SliderProps, type SliderValue } from './Slider';

function Controlled<V extends SliderValue>({ value: first, onValueChange, ...props }: SliderProps<V>) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxInlineSize: 360 }}>
      <Slider
        {...({ ...props, value } as Parameters<typeof Slider<V>>[0])}
        onValueChange={(next) => {
          onValueChange?.(next);
          setValue(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/Slider',
  component: Slider<number>,
  args: { label: 'Portions left', value: 12, max: 20, onValueChange: fn(), onValueCommit: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Slider<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Portions left' });
    await step('changes the value by keyboard', async () => {
      await userEvent.tab();
      await expect(thumb).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(13);
      await expect(args.onValueCommit).toHaveBeenLastCalledWith(13);
      await userEvent.keyboard('{Home}');
      await expect(thumb).toHaveValue('0');
      await userEvent.keyboard('{End}{ArrowDown}');
      await expect(thumb).toHaveValue('19');
    });
    await step('changes the value by a click on the track', async () => {
      const track = thumb.closest('[data-orientation]')!.parentElement!.querySelector('[data-orientation]')!;
      const { left, width, top, height } = track.getBoundingClientRect();
      const at = {
        clientX: left + width / 2,
        clientY: top + height / 2,
        button: 0,
        pointerId: 1,
        pointerType: 'mouse',
      };
      await fireEvent.pointerDown(track, at);
      await fireEvent.pointerUp(track, at);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(10);
    });
  },
};

/** The value appears above the focused thumb and doesn't cover the label. */
export const Playground: Story = {
  args: { value: 1, tooltip: 'auto', description: 'Servers see it on the till.' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const value = canvas.getByText('1');
    await waitFor(() => expect(getComputedStyle(value).opacity).toBe('1'));
    await expect(value.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      canvas.getByText('Portions left').getBoundingClientRect().bottom,
    );
  },
};

const onRange = fn();
export const Range: Story = {
  render: () => (
    <Controlled<[number, number]>
      label="Price of a bottle"
      value={[20, 60]}
      max={120}
      step={5}
      format={{ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }}
      name={['from', 'to']}
      thumbLabels={['At least', 'At most']}
      onValueChange={onRange}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('$20–$60')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(onRange).toHaveBeenLastCalledWith([15, 60]);
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(onRange).toHaveBeenLastCalledWith([15, 15]);
    await expect(canvas.getByRole('slider', { name: /At most/ })).toHaveAttribute('aria-valuetext', '$15');
  },
};

export const Marks: Story = {
  args: {
    label: 'Doneness',
    value: 56,
    min: 48,
    max: 72,
    format: { style: 'unit', unit: 'celsius' },
    marks: [
      { value: 48, label: 'Blue' },
      { value: 54, label: 'Rare' },
      { value: 60, label: 'Medium' },
      { value: 66 },
      { value: 72, label: 'Done' },
    ],
  },
};

/** A number field and a slider of the same value. */
export const WithNumberField: Story = {
  render: function Render() {
    const [share, setShare] = useState(12);
    return (
      <Grid columns={{ base: 1, md: 'minmax(0, 2fr) minmax(0, 1fr)' }}>
        <Slider label="Service charge" value={share} onValueChange={setShare} max={20} showValue={false} />
        <NumberField label="Percent" value={share} onValueChange={(next) => setShare(next ?? 0)} min={0} max={20} />
      </Grid>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('textbox', { name: 'Percent' })).toHaveValue('13');
  },
};

const heats = [
  { value: '90', label: 'Keep warm' },
  { value: '160', label: 'Bake' },
  { value: '220', label: 'Roast' },
];

/** The options of a select set the slider, and the slider selects an option. */
export const WithSelect: Story = {
  render: function Render() {
    const [heat, setHeat] = useState(160);
    return (
      <Grid columns={{ base: 1, md: 'minmax(0, 2fr) minmax(0, 1fr)' }}>
        <Slider
          label="Oven"
          value={heat}
          onValueChange={setHeat}
          min={60}
          max={250}
          step={10}
          format={{ style: 'unit', unit: 'celsius' }}
        />
        <Select
          label="Program"
          options={heats}
          value={heats.find(({ value }) => Number(value) === heat)?.value ?? null}
          placeholder="By hand"
          onValueChange={(next) => setHeat(Number(next))}
        />
      </Grid>
    );
  },
  play: async ({ canvas }) => {
    const oven = canvas.getByRole('slider', { name: 'Oven' });
    oven.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /By hand/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /By hand/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Roast' }));
    await waitFor(() => expect(oven).toHaveValue('220'));
  },
};

export const Vertical: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 64, blockSize: 240 }}>
      <Slider {...args} label="Oven" value={undefined} defaultValue={12} orientation="vertical" />
      <Slider
        label="Salt"
        defaultValue={0}
        min={-10}
        max={10}
        origin={0}
        orientation="vertical"
        tooltip="always"
        marks={[
          { value: -10, label: 'Less' },
          { value: 0, label: 'As it is' },
          { value: 10, label: 'More' },
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Oven' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(thumb).toHaveValue('13');
    await expect(thumb).toHaveAttribute('aria-orientation', 'vertical');
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 360 }}>
      <Slider label="At the lower end" description="Drag, or use the arrows." requiredMark />
      <Slider label="At the upper end" defaultValue={100} showValue={false} />
      <Slider label="Error" defaultValue={80} error="Keep it under 60 while guests are in." />
      <Slider label="Disabled" value={40} disabled />
      <Slider label="Disabled range" value={[20, 60]} disabled />
      <Slider label="From the middle" defaultValue={4} min={-10} max={10} origin={0} />
      <Slider
        label="Volume"
        hideLabel
        showValue={false}
        defaultValue={30}
        startContent={<Icon as={Volume1} size={18} />}
        endContent={<Icon as={Volume2} size={18} />}
      />
      <div style={{ inlineSize: 160 }}>
        <Slider label="Lautstärke der Hintergrundmusik im Gewölbekeller" defaultValue={30} />
      </div>
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  render: () => (
    <>
      <Controlled<[number, number]>
        label="سعر الزجاجة"
        value={[20, 60]}
        max={120}
        tooltip="always"
        marks={[
          { value: 0, label: 'قليل' },
          { value: 120, label: 'كثير' },
        ]}
      />
      <Slider label="الفرن" defaultValue={40} orientation="vertical" tooltip="always" />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getAllByRole('slider')[0]).toHaveValue('21');
    // The thumb is centered on the track.
    const thumb = canvas.getByText('40').parentElement!;
    const middle = ({ left, width }: DOMRect) => left + width / 2;
    await expect(middle(thumb.getBoundingClientRect())).toBeCloseTo(
      middle(thumb.parentElement!.getBoundingClientRect()),
      0,
    );
  },
};
