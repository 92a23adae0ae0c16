import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { plate, tone, words } from './mediaFixtures';
import { MediaPlayer } from './MediaPlayer';

const sound = tone();

const meta = {
  title: 'Components/MediaPlayer',
  component: MediaPlayer,
  args: {
    label: 'How the hake goes out',
    src: sound,
    poster: plate,
    captions: [{ src: words(), language: 'en', label: 'English' }],
    muted: true,
  },
  decorators: [
    (Player) => (
      <div style={{ maxInlineSize: 560 }}>
        <Player />
      </div>
    ),
  ],
} satisfies Meta<typeof MediaPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const media = (root: HTMLElement) => root.querySelector<HTMLVideoElement>('video, audio') as HTMLVideoElement;

/** Play, seek, volume, speed and captions, by pointer and keyboard. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const film = media(canvasElement);
    await waitFor(() => expect(film.duration).toBe(8));
    await step('plays and pauses', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
      await canvas.findByRole('button', { name: 'Play' });
    });
    await step('seeks with the slider', async () => {
      await fireEvent.change(canvas.getByRole('slider', { name: 'Position' }), { target: { value: '4' } });
      await waitFor(() => expect(film.currentTime).toBe(4));
      await waitFor(() =>
        expect(canvas.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', '0:04 of 0:08'),
      );
    });
    await step('handles keyboard shortcuts', async () => {
      canvas.getByRole('group', { name: 'How the hake goes out' }).focus();
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(film.currentTime).toBe(0));
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(film.currentTime).toBe(5));
      await userEvent.keyboard('m');
      await waitFor(() => expect(film.muted).toBe(false));
      await userEvent.keyboard('c');
      await waitFor(() => expect(film.textTracks[0]?.mode).toBe('showing'));
    });
    await step('changes the speed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Speed/ }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: '1.5×' }));
      await waitFor(() => expect(film.playbackRate).toBe(1.5));
    });
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

/** Audio is a single row without a full screen button. */
export const Audio: Story = {
  args: { kind: 'audio', label: 'Voice note of Bea Lindqvist', captions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Full screen' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Voice note of Bea Lindqvist' })).toHaveFocus();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <MediaPlayer {...args} label="Gone" src="data:video/mp4;base64,AAAA" />
      <MediaPlayer {...args} label="Gone too" kind="audio" src="data:audio/mp3;base64,AAAA" />
      <div style={{ inlineSize: 300 }}>
        <MediaPlayer {...args} label="A long voice note from the market, sent before the van left" kind="audio" />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    await expect(canvas.getAllByRole('button', { name: 'Reload' })).toHaveLength(2);
  },
};
