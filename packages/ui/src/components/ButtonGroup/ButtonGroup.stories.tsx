import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronLeft, ChevronRight, Copy, Pencil, Printer } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button';
import * as button from '../../private/buttons/Button.css';
import { IconButton } from '../IconButton/IconButton';
import { Stack } from '../Stack/Stack';
import { ButtonGroup } from './ButtonGroup';

const variants = Object.keys(button.variant) as (keyof typeof button.variant)[];
const onPrint = fn();

const meta = {
  title: 'Components/ButtonGroup',
  component: ButtonGroup,
  args: {
    label: 'Bill',
    children: (
      <>
        <Button startIcon={Printer} onClick={onPrint}>
          Print
        </Button>
        <Button startIcon={Copy}>Copy</Button>
        <Button startIcon={Pencil}>Edit</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    onPrint.mockClear();
    await expect(canvas.getByRole('group', { name: 'Bill' })).toBeVisible();
    const [first, second] = canvas.getAllByRole('button');
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await userEvent.keyboard('{Enter}');
    await expect(onPrint).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(second).toHaveFocus();
    // Neighbors share one border.
    const overlap = (first?.getBoundingClientRect().right ?? 0) - (second?.getBoundingClientRect().left ?? 0);
    await expect(Math.round(overlap)).toBe(1);
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Matrix: Story = {
  render: () => (
    <Stack gap="px12">
      {variants.map((variant) => {
        const ruled = !['outline', 'quiet'].includes(variant);
        return (
          <Stack key={variant} direction="row" gap="px16" wrap>
            <ButtonGroup label={`${variant}, three`} divided={ruled}>
              <Button variant={variant}>Day</Button>
              <Button variant={variant}>Week</Button>
              <Button variant={variant} disabled>
                Month
              </Button>
            </ButtonGroup>
            <ButtonGroup label={`${variant}, small`} divided={ruled}>
              <Button variant={variant} size="sm" iconOnly startIcon={ChevronLeft} aria-label="Back" />
              <Button variant={variant} size="sm">
                Today
              </Button>
              <Button variant={variant} size="sm" iconOnly startIcon={ChevronRight} aria-label="On" />
            </ButtonGroup>
          </Stack>
        );
      })}
    </Stack>
  ),
};

export const States: Story = {
  render: ({ children }) => (
    <Stack gap="px16">
      <ButtonGroup label="Vertical" orientation="vertical">
        {children}
      </ButtonGroup>
      <ButtonGroup label="Block" block>
        {children}
      </ButtonGroup>
      <ButtonGroup label="With tooltips">
        <IconButton variant="quiet" label="Print" icon={Printer} />
        <IconButton variant="quiet" label="Copy" icon={Copy} />
        <IconButton variant="quiet" label="Edit" icon={Pencil} />
      </ButtonGroup>
      <div style={{ inlineSize: 240 }}>
        <ButtonGroup label="Long text" block>
          <Button>Allergikerinformationen</Button>
          <Button>Abendkarte</Button>
        </ButtonGroup>
      </div>
    </Stack>
  ),
};
