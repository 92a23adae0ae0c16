import { useRef, type HTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { mediaStrings } from '../../private/strings/mediaStrings';
import { useStrings } from '../../private/strings/strings';
import { useMergedRef } from '../../private/hooks/useMergedRef';
import { Button } from '../Button/Button';
import { MediaControls } from './MediaControls';
import * as styles from './MediaPlayer.css';
import { mediaKey } from './mediaTime';
import { useCaptions } from './useCaptions';
import { useFullScreen } from './useFullScreen';
import { useMedia } from './useMedia';

/** A format of the recording. The browser plays the first one it supports. */
export interface MediaSource {
  /** URL of the file. */
  src: string;
  /** MIME type, such as 'video/mp4'. */
  type?: string;
}

/** WebVTT captions of a video. */
export interface MediaCaptions {
  /** URL of the file. */
  src: string;
  /** Language: 'en'. */
  language: string;
  /** Label in the menu, such as "English". */
  label: string;
}

export interface MediaPlayerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onEnded'> {
  /** Accessible name of the player. */
  label: string;
  /** URL of the recording, or several formats of it. */
  src: string | readonly MediaSource[];
  /** `audio` shows one row of controls, `video` shows the image above them. @default 'video' */
  kind?: 'audio' | 'video';
  /** URL of the image shown before a video starts. */
  poster?: string;
  /** Captions of a video; required if it contains speech. For audio, provide a transcript next to it. */
  captions?: readonly MediaCaptions[];
  /** Index of the captions that are initially shown. @default none */
  defaultCaptions?: number;
  /** Playback speeds to choose from. @default [0.5, 0.75, 1, 1.25, 1.5, 2] */
  speeds?: readonly number[];
  /** If true, playback starts muted. @default false */
  muted?: boolean;
  /** If true, playback repeats. @default false */
  loop?: boolean;
  /** Called when playback ends. */
  onEnded?: () => void;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

const defaultSpeeds = [0.5, 0.75, 1, 1.25, 1.5, 2];
const none: readonly never[] = [];

/** An audio or video player with the same controls in every browser. */
export function MediaPlayer({
  label,
  src,
  kind = 'video',
  poster,
  captions = none,
  defaultCaptions = -1,
  speeds = defaultSpeeds,
  muted = false,
  loop = false,
  onEnded,
  className,
  onKeyDown,
  ref,
  ...rest
}: MediaPlayerProps) {
  const strings = useStrings(mediaStrings);
  const { element, state, handlers, actions } = useMedia();
  const root = useRef<HTMLDivElement>(null);
  const [isFull, toggleFull] = useFullScreen(root, element);
  const [shown, setShown] = useCaptions(element, captions, defaultCaptions);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    // Shortcuts only apply while the player itself has focus; controls handle their own keys.
    const isOwn = event.target === event.currentTarget || event.target === element.current;
    if (!isOwn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const shortcut = mediaKey(event.key);
    if (!shortcut) return;
    event.preventDefault();
    if (shortcut.kind === 'toggle') actions.toggle();
    else if (shortcut.kind === 'by') actions.seek(state.time + shortcut.seconds);
    else if (shortcut.kind === 'to') actions.seek(state.duration * shortcut.fraction);
    else if (shortcut.kind === 'louder') actions.setVolume(state.volume + shortcut.by);
    else if (shortcut.kind === 'mute') actions.mute();
    else if (shortcut.kind === 'captions') setShown((now) => (now < 0 && captions.length > 0 ? 0 : -1));
    else if (kind === 'video') toggleFull();
  };

  const sources = typeof src === 'string' ? [{ src, type: undefined }] : src;
  const Media = kind;
  return (
    <div
      ref={useMergedRef(root, ref)}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it has keyboard shortcuts
      tabIndex={0}
      {...rest}
      data-kind={kind}
      data-full={isFull || undefined}
      className={cx(styles.root, className)}
      onKeyDown={handleKeyDown}
    >
      {state.hasFailed ? (
        <div role="alert" className={cx(text.body, styles.failed)}>
          {strings.playFailed}
          <Button size="sm" onClick={actions.retry}>
            {strings.reload}
          </Button>
        </div>
      ) : (
        <div className={styles.stage} data-waiting={state.isWaiting || undefined}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are in the `captions` prop */}
          <Media
            ref={element as Ref<HTMLVideoElement>}
            aria-label={label}
            preload="metadata"
            {...(kind === 'video' && { playsInline: true, poster })}
            muted={muted}
            loop={loop}
            className={styles.picture}
            {...handlers}
            onEnded={(event) => {
              handlers.onEnded?.(event);
              onEnded?.();
            }}
            onClick={actions.toggle}
          >
            {sources.map((source, index) => (
              <source
                key={source.src}
                {...source}
                // Only the error of the last source means that none can be played.
                onError={
                  index === sources.length - 1 ? () => element.current?.dispatchEvent(new Event('error')) : undefined
                }
              />
            ))}
            {captions.map((one) => (
              <track key={one.src} kind="captions" src={one.src} srcLang={one.language} label={one.label} />
            ))}
          </Media>
          {kind === 'audio' && (
            <span className={cx(text.bodyStrong, styles.name)} aria-hidden="true">
              {label}
            </span>
          )}
          {state.isWaiting && (
            <span role="status" className={cx(text.caption, styles.waiting)}>
              {strings.loading}
            </span>
          )}
        </div>
      )}
      <MediaControls
        {...{ state, actions, speeds }}
        captions={kind === 'video' ? captions.map((one) => one.label) : none}
        shownCaptions={shown}
        onCaptions={setShown}
        fullScreen={kind === 'video' ? { isFull, toggle: toggleFull } : undefined}
      />
    </div>
  );
}
