import { useEffect, useState, type RefObject } from 'react';

/** Shows the text track at an index, or none for -1. Returns the index and its setter. */
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
