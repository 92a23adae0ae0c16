import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { content: 'Close the day', delay: 0, children: <Button>Close</Button> },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Close' });
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    await expect(tip).toHaveTextContent('Close the day');
    await expect(button).toHaveAccessibleDescription('Close the day');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const WithShortcut: Story = { args: { shortcut: 'Ctrl D', open: true } };

export const OnHover: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    // React Aria ignores hover until a pointer has moved.
    await userEvent.hover(canvasElement);
    await userEvent.hover(button);
    await screen.findByRole('tooltip');
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** The tooltip also covers the gap to its control, so that the pointer can move onto it (WCAG 1.4.13). */
export const HoverTooltip: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.hover(canvasElement);
    await userEvent.hover(button);
    const tip = await screen.findByRole('tooltip');
    const { left, width, bottom } = tip.getBoundingClientRect();
    for (const gap of [-2, 3, 5])
      await expect(tip.contains(document.elementFromPoint(left + width / 2, bottom + gap))).toBe(true);
  },
};

/** A control with `aria-disabled` can be focused, so that its tooltip is reachable. */
export const OnDisabledControl: Story = {
  args: { content: 'Two dishes have no price yet', children: <Button aria-disabled>Publish menu</Button> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Two dishes have no price yet');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Two dishes have no price yet');
  },
};

/** Formatted content, and tooltips with a short and a long delay. */
export const RichAndDelays: Story = {
  name: 'Rich content and delays',
  render: () => (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      <Tooltip
        content={
          <>
            <strong>Hake, saffron potatoes</strong>
            <br />
            12 left, 84 sold this week
          </>
        }
      >
        <Button>Hake</Button>
      </Tooltip>
      <Tooltip content="Without delay" delay={0}>
        <Button>At once</Button>
      </Tooltip>
      <Tooltip content="After 1.2 seconds" delay={1200}>
        <Button>Later</Button>
      </Tooltip>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    open: true,
    content: 'Closes the service day for every till at Quay Street and sends the figures to the bookkeeper',
  },
};

/** A disabled tooltip is not shown. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async () => {
    await userEvent.tab();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const Matrix: Story = {
  args: { open: true },
  render: ({ open }) => (
    <div style={{ display: 'grid', gap: 72, padding: 72 }}>
      {(['top', 'bottom', 'start', 'end'] as const).map((placement) => (
        <Tooltip key={placement} content={`On the ${placement}`} placement={placement} open={open || undefined}>
          <Button>{placement}</Button>
        </Tooltip>
      ))}
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: { content: 'إغلاق اليوم', shortcut: 'Ctrl D', open: true, children: <Button>إغلاق</Button> },
};
