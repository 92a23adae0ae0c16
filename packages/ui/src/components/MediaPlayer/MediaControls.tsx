import { Captions, CaptionsOff, Maximize, Minimize, Pause, Play, Volume1, Volume2, VolumeX } from 'lucide-react';
import { tabular, text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { mediaStrings } from '../../private/strings/mediaStrings';
import { fill, useLocale, useStrings } from '../../private/strings/strings';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from '../Menu/Menu';
import { MenuItem } from '../Menu/MenuItem';
import * as styles from './MediaPlayer.css';
import { MediaRange } from './MediaRange';
import { mediaTime } from './mediaTime';
import type { MediaState, useMedia } from './useMedia';

export interface MediaControlsProps {
  state: MediaState;
  actions: ReturnType<typeof useMedia>['actions'];
  speeds: readonly number[];
  /** Labels of the caption tracks. */
  captions: readonly string[];
  /** Index of the visible caption track, or −1 for none. */
  shownCaptions: number;
  onCaptions: (index: number) => void;
  /** Full-screen state and its toggle. Omitted for audio. */
  fullScreen?: { isFull: boolean; toggle: () => void };
}

/** Control bar of a player. Left-to-right in every language, as is usual for players. */
export function MediaControls({
  state,
  actions,
  speeds,
  captions,
  shownCaptions,
  onCaptions,
  fullScreen,
}: MediaControlsProps) {
  const strings = useStrings(mediaStrings);
  const locale = useLocale();
  const { isPlaying, time, duration, volume, isMuted, speed } = state;
  const [at, of] = [mediaTime(time), mediaTime(duration)];
  const effectiveVolume = isMuted ? 0 : volume;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(effectiveVolume);
  const speedText = (value: number) => `${new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(value)}×`;

  return (
    <div dir="ltr" className={styles.controls}>
      <IconButton
        icon={isPlaying ? Pause : Play}
        label={isPlaying ? strings.pause : strings.play}
        size="bar"
        onClick={actions.toggle}
      />
      <MediaRange
        label={strings.position}
        value={time}
        max={duration}
        step={duration > 600 ? 1 : 0.1}
        valueText={fill(strings.positionOf, { time: at, duration: of })}
        onValueChange={actions.seek}
        disabled={duration === 0}
        className={styles.seek}
      />
      <span className={cx(text.caption, tabular, styles.time)} aria-hidden="true">
        {at} / {of}
      </span>
      <span className={styles.sound}>
        <IconButton
          icon={effectiveVolume === 0 ? VolumeX : effectiveVolume < 0.5 ? Volume1 : Volume2}
          label={isMuted ? strings.unmute : strings.mute}
          size="bar"
          onClick={actions.mute}
        />
        <MediaRange
          label={strings.volume}
          value={effectiveVolume}
          max={1}
          step={0.05}
          valueText={percent}
          onValueChange={actions.setVolume}
          className={styles.volume}
        />
      </span>
      <Menu
        label={strings.speed}
        trigger={
          <Button size="bar" variant="plain" tone="secondary" aria-label={`${strings.speed}, ${speedText(speed)}`}>
            <span className={tabular}>{speedText(speed)}</span>
          </Button>
        }
        placement="top end"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[String(speed)]}
        onAction={(key) => actions.setSpeed(Number(key))}
      >
        {speeds.map((value) => (
          <MenuItem key={value} id={String(value)} textValue={speedText(value)}>
            {speedText(value)}
          </MenuItem>
        ))}
      </Menu>
      {captions.length > 0 && (
        <Menu
          label={strings.captions}
          trigger={<IconButton icon={shownCaptions < 0 ? CaptionsOff : Captions} label={strings.captions} size="bar" />}
          placement="top end"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[String(shownCaptions)]}
          onAction={(key) => onCaptions(Number(key))}
        >
          {[strings.captionsOff, ...captions].map((name, index) => (
            <MenuItem key={name} id={String(index - 1)}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      )}
      {fullScreen && (
        <IconButton
          icon={fullScreen.isFull ? Minimize : Maximize}
          label={fullScreen.isFull ? strings.fullScreenLeave : strings.fullScreen}
          size="bar"
          onClick={fullScreen.toggle}
        />
      )}
    </div>
  );
}
