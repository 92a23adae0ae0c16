import { useRef, useState, type MediaHTMLAttributes } from 'react';

export interface MediaState {
  isPlaying: boolean;
  /** If true, the media is buffering. */
  isWaiting: boolean;
  hasFailed: boolean;
  time: number;
  duration: number;
  volume: number;
  isMuted: boolean;
  speed: number;
}

const initialState: MediaState = {
  isPlaying: false,
  isWaiting: false,
  hasFailed: false,
  time: 0,
  duration: 0,
  volume: 1,
  isMuted: false,
  speed: 1,
};

/** Controls a native media element and tracks its state. */
export function useMedia() {
  const element = useRef<HTMLMediaElement>(null);
  const [state, setState] = useState(initialState);

  const read = (more?: Partial<MediaState>) => {
    const media = element.current;
    if (!media) return;
    setState((before) => ({
      ...before,
      isPlaying: !media.paused && !media.ended,
      time: media.currentTime,
      duration: Number.isFinite(media.duration) ? media.duration : 0,
      volume: media.volume,
      isMuted: media.muted,
      speed: media.playbackRate,
      ...more,
    }));
  };
  const update = () => read();

  const handlers: MediaHTMLAttributes<HTMLMediaElement> = {
    onLoadedMetadata: () => read({ hasFailed: false }),
    onDurationChange: update,
    onTimeUpdate: update,
    onSeeked: update,
    onPlay: update,
    onPause: update,
    onEnded: update,
    onVolumeChange: update,
    onRateChange: update,
    onWaiting: () => read({ isWaiting: true }),
    onPlaying: () => read({ isWaiting: false }),
    onCanPlay: () => read({ isWaiting: false }),
    onError: () => read({ hasFailed: true, isWaiting: false }),
  };

  const actions = {
    toggle: () => {
      const media = element.current;
      if (!media) return;
      // If the browser blocks playback, the media stays paused, so update the state.
      if (media.paused) media.play().catch(update);
      else media.pause();
    },
    seek: (seconds: number) => {
      const media = element.current;
      if (!media || !Number.isFinite(media.duration)) return;
      media.currentTime = Math.min(Math.max(seconds, 0), media.duration);
      update();
    },
    setVolume: (volume: number) => {
      const media = element.current;
      if (!media) return;
      media.volume = Math.min(Math.max(volume, 0), 1);
      media.muted = media.volume === 0;
    },
    mute: () => {
      const media = element.current;
      if (media) media.muted = !media.muted;
    },
    setSpeed: (speed: number) => {
      const media = element.current;
      if (media) media.playbackRate = speed;
    },
    retry: () => {
      setState((before) => ({ ...before, hasFailed: false }));
      element.current?.load();
    },
  };

  return { element, state, handlers, actions };
}
