import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { FileUploader } from './FileUploader';
import type { Upload } from './useUploads';

/** An upload that stays at 40% and never settles. */
const never: Upload<string> = (_file, { onProgress }) => {
  onProgress(0.4);
  return new Promise(() => {});
};

const arrives: Upload<string> = (sent, { onProgress }) => {
  onProgress(1);
  return Promise.resolve(`/papers/${sent.name}`);
};

const meta = {
  title: 'Components/FileUploader',
  component: FileUploader<string>,
  args: {
    label: 'Delivery notes',
    accept: ['image/png', 'application/pdf'],
    maxSize: 2000,
    upload: arrives,
    onValueChange: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileUploader<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string, type: string, size = 840) => new File(['x'.repeat(size)], name, { type });
const choose = (root: HTMLElement, ...files: File[]) =>
  userEvent.upload(root.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement, files, {
    applyAccept: false,
  });

/** Accepts a file, rejects others with a message, and removes the file again. */
export const Default: Story = {
  args: { description: 'The driver’s copy, one page each.' },
  play: async ({ canvas, canvasElement, args, step }) => {
    await step('accepts one file and rejects others', async () => {
      await choose(
        canvasElement,
        file('landing-15-nov.pdf', 'application/pdf'),
        file('notes.txt', 'text/plain'),
        file('scan.png', 'image/png', 4200),
      );
      await expect(await canvas.findByText('notes.txt has the wrong type. Allowed: PNG or PDF.')).toBeVisible();
      await expect(canvas.getByText(/^scan.png is too large/)).toBeVisible();
      await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
      await expect(canvas.getByRole('status')).toHaveTextContent('landing-15-nov.pdf is uploaded');
    });
    await step('removes a file by keyboard', async () => {
      canvas.getByRole('button', { name: 'Remove landing-15-nov.pdf' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
      await expect(args.onRemove).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    });
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

/** Failed uploads can be retried, running uploads can be stopped. */
export const RetryAndStop: Story = {
  args: {
    upload: (() => {
      let tries = 0;
      return (async (given, options) => {
        if (given.name === 'slow.pdf') return never(given, options);
        tries += 1;
        if (tries === 1) throw new Error('The connection was lost. Send it again.');
        return '/papers/1';
      }) as Upload<string>;
    })(),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement, file('note.pdf', 'application/pdf'), file('slow.pdf', 'application/pdf', 900));
    await expect(await canvas.findByText('The connection was lost. Send it again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry note.pdf' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('progressbar', { name: 'Uploading slow.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Stop slow.pdf' }));
    await waitFor(() => expect(canvas.queryByText('slow.pdf')).toBeNull());
  },
};

const there = (id: string, name: string, type: string, size: number) => ({ id, name, type, size });

/** One picture. Other files are rejected. */
export const SinglePicture: Story = {
  args: { label: 'Picture of the dish', multiple: false, accept: ['image/png', 'image/jpeg'], layout: 'row' },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, file('hake.pdf', 'application/pdf'));
    await expect(await canvas.findByText(/hake.pdf has the wrong type/)).toBeVisible();
    await choose(canvasElement, file('hake.png', 'image/png'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('hake.png is uploaded'));
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="px24">
      <FileUploader
        {...args}
        label="Under way"
        upload={never}
        concurrency={1}
        defaultValue={[
          there('1', 'prep-list-friday.pdf', 'application/pdf', 92_000),
          there('2', 'the-week-of-the-harbour-festival-with-all-its-deliveries-and-returns.csv', 'text/csv', 11_000),
        ]}
      />
      <FileUploader {...args} label="Wrong" error="Add the delivery note of today." requiredMark />
      <FileUploader
        {...args}
        label="Full"
        maxFiles={1}
        layout="row"
        defaultValue={[there('1', 'pass-hake.jpg', 'image/jpeg', 1_400_000)]}
      />
      <FileUploader
        {...args}
        label="Closed"
        disabled
        defaultValue={[there('1', 'waste-week-46.csv', 'text/csv', 11_000)]}
      />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await choose(
      canvasElement,
      file('running.pdf', 'application/pdf'),
      file('waiting.pdf', 'application/pdf', 900),
      file('film.mov', 'video/quicktime'),
    );
    await expect(await canvas.findByText(/Waiting/)).toBeVisible();
  },
};
