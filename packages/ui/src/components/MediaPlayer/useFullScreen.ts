import { useCallback, useSyncExternalStore, type RefObject } from 'react';

interface ApplePlayer {
  webkitEnterFullscreen?: () => void;
}

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Tracks and toggles full screen. iPhones only support it for the video itself. */
export function useFullScreen(root: RefObject<HTMLElement | null>, media: RefObject<HTMLMediaElement | null>) {
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === root.current,
    () => false,
  );
  const toggle = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (root.current?.requestFullscreen) root.current.requestFullscreen().catch(() => {});
    else (media.current as ApplePlayer | null)?.webkitEnterFullscreen?.();
  }, [root, media]);
  return [isFull, toggle] as const;
}
