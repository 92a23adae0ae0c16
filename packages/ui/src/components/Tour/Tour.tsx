import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { TourCard, type TourStep } from './TourCard';
import { measure } from './useSpot';

export interface TourProps extends Omit<ComponentProps<'div'>, 'role' | 'children'> {
  /** Accessible name of the tour. */
  label: string;
  /** Steps, in order. */
  steps: readonly TourStep[];
  /**
   * Called when the tour ends, with true after the last step and false if the user leaves earlier or no target is
   * visible.
   */
  onClose: (isThrough: boolean) => void;
}

/**
 * Highlights parts of a page one by one, with a card next to each. The page stays interactive. Mount it when the
 * targets exist.
 */
export function Tour({ label, steps, onClose, ...rest }: TourProps) {
  // Steps whose target is visible at the start. Later changes are ignored, so that the count does not change.
  const [shown] = useState(() => steps.filter(({ target }) => measure(target())).map(({ id }) => id));
  const [index, setIndex] = useState(0);
  const step = steps.find(({ id }) => id === shown[index]);

  // A layout effect, because it must run before the first card receives focus.
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement;
  }, []);
  useEffect(
    () => () => {
      // Don't restore focus if the user moved it elsewhere.
      const now = document.activeElement;
      if ((!now || now === document.body) && opener.current instanceof HTMLElement) opener.current.focus();
    },
    [],
  );

  const isEmpty = step === undefined;
  useEffect(() => {
    if (isEmpty) onClose(false);
  }, [isEmpty, onClose]);
  if (!step) return null;

  return (
    <TourCard
      {...rest}
      // Remount the card for each step, to position and announce it again.
      key={step.id}
      aria-label={label}
      step={step}
      index={index}
      count={shown.length}
      onMove={setIndex}
      onClose={onClose}
    />
  );
}
