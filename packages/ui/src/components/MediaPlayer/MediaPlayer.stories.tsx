import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { MediaPlayer } from './MediaPlayer';
import { plate } from './mediaFixtures';
import words from './samples/plate.vtt';
import film from './samples/plate.webm';
import tune from './samples/tune.wav';

const meta = {
  title: 'Components/MediaPlayer',
  component: MediaPlayer,
  args: {
    label: 'How the hake goes out',
    src: film,
    poster: plate,
    captions: [{ src: words, language: 'en', label: 'English' }],
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

/** The player plays, pauses, seeks, unmutes, shows captions and changes the speed. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const video = media(canvasElement);
    await waitFor(() => expect(video.duration).toBeCloseTo(8, 0));
    await step('plays and pauses', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
      await canvas.findByRole('button', { name: 'Play' });
    });
    await step('seeks with the slider', async () => {
      await fireEvent.change(canvas.getByRole('slider', { name: 'Position' }), { target: { value: '4' } });
      await waitFor(() => expect(video.currentTime).toBe(4));
      await waitFor(() =>
        expect(canvas.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', '0:04 of 0:07'),
      );
    });
    await step('handles keyboard shortcuts', async () => {
      canvas.getByRole('group', { name: 'How the hake goes out' }).focus();
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(video.currentTime).toBe(0));
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(video.currentTime).toBe(5));
      await userEvent.keyboard('m');
      await waitFor(() => expect(video.muted).toBe(false));
      await userEvent.keyboard('c');
      await waitFor(() => expect(video.textTracks[0]?.mode).toBe('showing'));
    });
    await step('changes the speed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Speed/ }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: '1.5×' }));
      await waitFor(() => expect(video.playbackRate).toBe(1.5));
    });
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

/** Audio is a single row without a full screen button. */
export const Audio: Story = {
  args: { kind: 'audio', src: tune, label: 'Voice note of Bea Lindqvist', captions: [], poster: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Full screen' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Voice note of Bea Lindqvist' })).toHaveFocus();
  },
};

/** Plays the files one after another. The buttons select one. */
export const Playlist: Story = {
  render: function Playlist(args) {
    const [chosen, setChosen] = useState(0);
    const items = [
      { label: 'How the hake goes out', src: film, kind: 'video' },
      { label: 'The tune of the kitchen bell', src: tune, kind: 'audio' },
    ] as const;
    const item = items[chosen]!;
    return (
      <Stack>
        <MediaPlayer
          {...args}
          {...item}
          key={item.label}
          captions={item.kind === 'video' ? args.captions : []}
          onEnded={() => setChosen((chosen + 1) % items.length)}
        />
        <Stack direction="row" gap="px8" wrap>
          {items.map(({ label }, index) => (
            <Button key={label} size="sm" aria-pressed={index === chosen} onClick={() => setChosen(index)}>
              {label}
            </Button>
          ))}
        </Stack>
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: 'How the hake goes out' });
    await fireEvent.ended(media(canvasElement));
    await canvas.findByRole('group', { name: 'The tune of the kitchen bell' });
    await expect(canvas.getByRole('button', { name: 'The tune of the kitchen bell' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await waitFor(() => expect(media(canvasElement).duration).toBe(8));
  },
};

/** Playback repeats. */
export const Loop: Story = {
  args: { loop: true },
  play: async ({ canvasElement }) => {
    await expect(media(canvasElement).loop).toBe(true);
  },
};

/** Players whose files can't be played, and a narrow player. */
export const States: Story = {
  render: (args) => (
    <Stack>
      <MediaPlayer {...args} label="Gone" src={words} />
      <MediaPlayer {...args} label="Gone too" kind="audio" src={words} />
      <div style={{ inlineSize: 300 }}>
        <MediaPlayer
          {...args}
          label="A long voice note from the market, sent before the van left"
          kind="audio"
          src={tune}
        />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    await expect(canvas.getAllByRole('button', { name: 'Reload' })).toHaveLength(2);
  },
};
