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

/** One form of the recording; the browser takes the first it can play. */
export interface MediaSource {
  /** Address of the file. */
  src: string;
  /** Such as 'video/mp4'. */
  type?: string;
}

/** Words to a recording, in WebVTT. */
export interface MediaCaptions {
  /** Address of the file. */
  src: string;
  /** Language: 'en'. */
  language: string;
  /** Name in the list: "English". */
  label: string;
}

export interface MediaPlayerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onEnded'> {
  /** Name of the recording. */
  label: string;
  /** Address of the recording, or several forms of it. */
  src: string | readonly MediaSource[];
  /** Sound alone is one line; a film has its picture above. @default 'video' */
  kind?: 'audio' | 'video';
  /** Address of the picture before a film starts. */
  poster?: string;
  /** Captions of a film to choose from; one must be there where words are spoken. A sound has no picture to show them: give its words beside it. */
  captions?: readonly MediaCaptions[];
  /** Captions that show at first, by their place. @default none */
  defaultCaptions?: number;
  /** Speeds to choose from. @default [0.5, 0.75, 1, 1.25, 1.5, 2] */
  speeds?: readonly number[];
  /** Starts without sound. @default false */
  muted?: boolean;
  /** Begins anew at the end. @default false */
  loop?: boolean;
  /** Called when the recording is through. */
  onEnded?: () => void;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

const usualSpeeds = [0.5, 0.75, 1, 1.25, 1.5, 2];
const none: readonly never[] = [];

/** A recording with controls that look and work the same everywhere; the browser plays it. */
export function MediaPlayer({
  label,
  src,
  kind = 'video',
  poster,
  captions = none,
  defaultCaptions = -1,
  speeds = usualSpeeds,
  muted = false,
  loop = false,
  onEnded,
  className,
  onKeyDown,
  ref,
  ...rest
}: MediaPlayerProps) {
  const strings = useStrings(mediaStrings);
  const { element, state, handlers, act } = useMedia();
  const root = useRef<HTMLDivElement>(null);
  const [isFull, toggleFull] = useFullScreen(root, element);
  const [shown, setShown] = useCaptions(element, captions, defaultCaptions);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    // Controls keep their own keys; letters belong to the player alone while it has the focus.
    const isOwn = event.target === event.currentTarget || event.target === element.current;
    if (!isOwn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const meant = mediaKey(event.key);
    if (!meant) return;
    event.preventDefault();
    if (meant.kind === 'toggle') act.toggle();
    else if (meant.kind === 'by') act.seek(state.time + meant.seconds);
    else if (meant.kind === 'to') act.seek(state.duration * meant.fraction);
    else if (meant.kind === 'louder') act.setVolume(state.volume + meant.by);
    else if (meant.kind === 'mute') act.mute();
    else if (meant.kind === 'captions') setShown((now) => (now < 0 && captions.length > 0 ? 0 : -1));
    else if (kind === 'video') toggleFull();
  };

  const sources = typeof src === 'string' ? [{ src, type: undefined }] : src;
  const Media = kind;
  return (
    <div
      ref={useMergedRef(root, ref)}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it has keys of its own
      tabIndex={0}
      {...rest}
      data-kind={kind}
      data-full={isFull || undefined}
      className={cx(styles.root, className)}
      onKeyDown={handleKeyDown}
    >
      {state.hasFailed ? (
        <div role="alert" className={cx(text.body, styles.failed)}>
          {strings.failed}
          <Button size="sm" onClick={act.retry}>
            {strings.reload}
          </Button>
        </div>
      ) : (
        <div className={styles.stage} data-waiting={state.isWaiting || undefined}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- they come with `captions` */}
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
            onClick={act.toggle}
          >
            {sources.map((source, index) => (
              <source
                key={source.src}
                {...source}
                // The last one that fails says it for all.
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
        {...{ state, act, speeds }}
        captions={kind === 'video' ? captions.map((one) => one.label) : none}
        shownCaptions={shown}
        onCaptions={setShown}
        fullScreen={kind === 'video' ? { isFull, toggle: toggleFull } : undefined}
      />
    </div>
  );
}
