import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Rating } from './Rating';
import { size } from './Rating.css';

const meta = {
  title: 'Components/Rating',
  component: Rating,
  args: { label: 'How was the hake?', onValueChange: fn() },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses the rating at a position measured in stars. 2.5 is the middle of the third star. */
async function press(slider: HTMLElement, stars: number) {
  const { left, width } = slider.parentElement!.getBoundingClientRect();
  const input = slider.getBoundingClientRect();
  // Browsers set a range by position only for trusted events, so calculate the value.
  const share = (left + (stars / 5) * width - input.left) / input.width;
  const { max, step } = slider as HTMLInputElement;
  await fireEvent.change(slider, {
    target: { value: String(Math.round((share * Number(max)) / Number(step)) * Number(step)) },
  });
}

export const Default: Story = {
  args: { showValue: true },
  play: async ({ canvasElement, args, step }) => {
    const stars = within(canvasElement).getByRole('slider', { name: 'How was the hake?' });
    await expect(stars).toHaveAttribute('aria-valuetext', 'No rating');
    await step('selects a star by a click anywhere on it', async () => {
      await press(stars, 3.1);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
      await press(stars, 2.9);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
      await press(stars, 4.95);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
    });
    await step('receives focus with Tab and announces a changed rating', async () => {
      await userEvent.tab();
      await expect(stars).toHaveFocus();
      await fireEvent.change(stars, { target: { value: '2' } });
      await expect(stars).toHaveAttribute('aria-valuetext', '2 of 5');
    });
  },
};

export const Playground: Story = { args: { step: 0.5, defaultValue: 3.5, showValue: true } };

export const Halves: Story = {
  args: { step: 0.5, defaultValue: 2.5, showValue: true },
  play: async ({ canvasElement, args }) => {
    const stars = within(canvasElement).getByRole('slider');
    await press(stars, 3.3);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3.5);
    await expect(stars).toHaveAttribute('aria-valuetext', '3.5 of 5');
  },
};

/** A read-only rating can be any fraction. */
export const ReadOnly: Story = {
  args: { label: 'Guests', readOnly: true, value: 4.3, showValue: true, endContent: '128 reviews', size: 'sm' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Guests: 4.3 of 5' })).toBeVisible();
  },
};

export const InForm: Story = {
  render: (args) => (
    <form aria-label="Feedback">
      <Rating {...args} name="stars" defaultValue={4} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('stars')).toBe('4');
  },
};

/** Buttons set and reset the value, and the text reads it. */
export const Controlled: Story = {
  render: function Render(args) {
    const [stars, setStars] = useState(0);
    return (
      <Stack gap="px12" align="start">
        <Rating {...args} value={stars} onValueChange={setStars} />
        <output>{stars} of 5</output>
        <Stack direction="row" gap="px8">
          <Button onClick={() => setStars(3)}>Set to 3</Button>
          <Button onClick={() => setStars(0)}>Reset</Button>
        </Stack>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set to 3' }));
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '3 of 5');
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 320 }}>
      <Rating label="Empty" description="One star is poor, five are as good as it gets." requiredMark showValue />
      <Rating label="Error" error="Give at least one star." />
      <Rating label="Disabled" defaultValue={3} disabled />
      <Rating label="Hearts of three" defaultValue={2} max={3} icon={Heart} />
      {(Object.keys(size) as (keyof typeof size)[]).map((key) => (
        <Rating key={key} label={`Size ${key}`} size={key} defaultValue={3.5} step={0.5} />
      ))}
      {[0, 0.1, 2.25, 4.9, 5].map((value) => (
        <Rating key={value} label="Read" readOnly value={value} showValue />
      ))}
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: { label: 'كيف كان السمك؟', defaultValue: 3.5, step: 0.5, showValue: true },
};
