import { useEffect, useState, type RefObject } from 'react';

/** Tracks the index of the visible text track, -1 for none. */
export function useCaptions(
  element: RefObject<HTMLMediaElement | null>,
  captions: readonly unknown[],
  initial: number,
) {
  const [shown, setShown] = useState(initial);
  useEffect(() => {
    [...(element.current?.textTracks ?? [])].forEach((track, index) => {
      track.mode = index === shown ? 'showing' : 'disabled';
    });
  }, [element, shown, captions]);
  return [shown, setShown] as const;
}
