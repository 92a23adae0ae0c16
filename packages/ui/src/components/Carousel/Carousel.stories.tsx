import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Stack } from '../Stack/Stack';
import { Carousel } from './Carousel';

const dishes = ['Mussels, cider', 'Hake, saffron potatoes', 'Short rib', 'Lemon tart', 'Quince and cheese'];
const slides = dishes.map((name) => (
  <Card key={name} title={name} headingLevel={3} footer={<Button size="sm">Take {name.toLowerCase()} off</Button>}>
    On the menu from tomorrow.
  </Card>
));

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: { label: 'New on the menu', children: slides, onIndexChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const frame = canvas.getByRole('group', { name: 'New on the menu' });
    const isShown = (name: string) =>
      waitFor(() => {
        const slide = within(frame).getByRole('heading', { name, hidden: true }).getBoundingClientRect();
        const box = frame.getBoundingClientRect();
        return expect(Math.abs(slide.x + slide.width / 2 - box.x - box.width / 2)).toBeLessThan(box.width / 2);
      });
    await step('moves to another slide by pointer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
      await isShown('Hake, saffron potatoes');
      await userEvent.click(canvas.getByRole('button', { name: 'Show 4 of 5' }));
      await isShown('Lemon tart');
    });
    await step('moves to another slide by keyboard', async () => {
      frame.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByRole('button', { name: 'Show 1 of 5' })).toHaveAttribute('aria-current', 'true');
      await isShown('Mussels, cider');
    });
    await step('a swipe makes the snapped slide current', async () => {
      await waitFor(() => expect(Math.abs(frame.scrollLeft)).toBeLessThan(2));
      await fireEvent.wheel(frame);
      frame.scrollBy({ left: frame.clientWidth + 12, behavior: 'instant' });
      await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(1));
    });
    await step('slides out of view are inert', async () => {
      await expect(canvas.getByRole('button', { name: /Take hake/ })).toBeVisible();
      await expect(canvas.getByText(/Take lemon tart/).closest('[inert]')).not.toBeNull();
    });
  },
};

export const Playground: Story = { args: { loop: true } };

export const MultipleVisible: Story = {
  args: { perView: 3, loop: true, showDots: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
  },
};

/** Slides advance automatically until the user stops them. */
export const Autoplay: Story = {
  args: { autoplay: 400 },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onIndexChange).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'Pause slideshow' }));
    await expect(canvas.getByRole('button', { name: 'Start slideshow' })).toHaveFocus();
  },
};

/** Buttons below the slides select one, as thumbnails do. */
export const Controlled: Story = {
  args: { showDots: false },
  render: function Render(args) {
    const [index, setIndex] = useState(1);
    return (
      <Stack gap="px12">
        <Carousel {...args} index={index} onIndexChange={setIndex} />
        <Stack direction="row" gap="px8" wrap>
          {dishes.map((name, at) => (
            <Button key={name} size="sm" aria-pressed={at === index} onClick={() => setIndex(at)}>
              {name}
            </Button>
          ))}
        </Stack>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lemon tart' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take lemon tart off' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('button', { name: 'Quince and cheese' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Slides can be added and removed. Captions are figure captions. */
export const AddAndRemove: Story = {
  name: 'Captions, add and remove',
  render: function Render(args) {
    const [count, setCount] = useState(2);
    return (
      <Stack gap="px12">
        <Carousel {...args}>
          {Array.from({ length: count }, (_, at) => (
            <figure key={at} style={{ margin: 0, padding: 16 }}>
              <div style={{ blockSize: 96, borderRadius: 8, background: `var(--ld-chart-c${(at % 8) + 1}-main)` }} />
              <figcaption>Course {at + 1}</figcaption>
            </figure>
          ))}
        </Carousel>
        <Stack direction="row" gap="px8">
          <Button size="sm" onClick={() => setCount(count + 1)}>
            Add a course
          </Button>
          <Button size="sm" disabled={count < 2} onClick={() => setCount(count - 1)}>
            Remove the last
          </Button>
        </Stack>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a course' }));
    await expect(canvas.getByRole('button', { name: 'Show 3 of 3' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: {
    label: 'الجديد',
    children: ['بلح البحر', 'سمك', 'تارت'].map((name) => <Card key={name} title={name} headingLevel={3} />),
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('group', { name: 'الجديد' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
  },
};
