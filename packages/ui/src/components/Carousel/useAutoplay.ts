import { useEffect, useRef, useState } from 'react';

/** Calls `onTurn` every `interval` ms, except while paused, hovered, focused, hidden or with reduced motion. */
export function useAutoplay(interval: number | undefined, isCalm: boolean, onTurn: () => void) {
  const [isPaused, setPaused] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPlaying = interval !== undefined && !isPaused && !isCalm;
  const isMoving = isPlaying && !isPointed && !isFocused;

  const turn = useRef(onTurn);
  useEffect(() => {
    turn.current = onTurn;
  });
  useEffect(() => {
    if (!isMoving || interval === undefined) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && turn.current(), interval);
    return () => clearInterval(timer);
  }, [isMoving, interval]);

  return { isPlaying, isMoving, setPaused, setPointed, setFocused };
}
