import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImagePlus } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { dropFiles } from '../../private/testing/dragAndDrop';
import { Stack } from '../Stack/Stack';
import { DropZone } from './DropZone';

const meta = {
  title: 'Components/DropZone',
  component: DropZone,
  args: { label: 'Photos of the dish', description: 'JPEG or PNG, up to 4 MB each', onAdd: fn() },
} satisfies Meta<typeof DropZone>;
export default meta;
type Story = StoryObj<typeof meta>;

const photo = (name: string) => new File(['x'], name, { type: 'image/png' });
const given = (spy: unknown) => (spy as ReturnType<typeof fn>).mock.lastCall?.[0] as File[];

/** Files are dropped or selected with the button. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    await step('accepts selected files', async () => {
      const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
      await userEvent.upload(input as HTMLInputElement, [photo('hake.png'), photo('tart.png')]);
      await expect(given(args.onAdd).map(({ name }) => name)).toEqual(['hake.png', 'tart.png']);
    });
    await step('accepts a dropped file', async () => {
      await dropFiles(canvas.getByRole('button', { name: /Photos of the dish/ }), [photo('soup.png')]);
      await waitFor(() => expect(given(args.onAdd).map(({ name }) => name)).toEqual(['soup.png']));
    });
    await step('moves focus to the button with Tab', async () => {
      canvas.getByRole('button', { name: /Photos of the dish/ }).focus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    });
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <DropZone {...args} layout="row" icon={ImagePlus} multiple={false} />
      <DropZone {...args} label="Wrong" invalid />
      <DropZone {...args} label="Closed" disabled />
      <DropZone
        {...args}
        label="Long"
        title="Drop the delivery notes of every supplier who came this week here, or"
        buttonLabel="Choose the delivery notes of this week"
      />
    </Stack>
  ),
};
