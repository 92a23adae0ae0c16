import { useEffect, useRef, useState } from 'react';

/** Calls `onAdvance` every `interval` ms, except while paused, hovered, focused, hidden or with reduced motion. */
export function useAutoplay(interval: number | undefined, prefersReducedMotion: boolean, onAdvance: () => void) {
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPlaying = interval !== undefined && !isPaused && !prefersReducedMotion;
  const isMoving = isPlaying && !isHovered && !isFocused;

  const latestOnAdvance = useRef(onAdvance);
  useEffect(() => {
    latestOnAdvance.current = onAdvance;
  });
  useEffect(() => {
    if (!isMoving || interval === undefined) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && latestOnAdvance.current(), interval);
    return () => clearInterval(timer);
  }, [isMoving, interval]);

  return { isPlaying, isMoving, setPaused, setHovered, setFocused };
}
