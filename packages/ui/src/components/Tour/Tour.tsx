import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { TourCard, type TourStep } from './TourCard';
import { measure } from './useSpot';

export interface TourProps extends Omit<ComponentProps<'div'>, 'role' | 'children'> {
  /** Name of the tour. */
  label: string;
  /** Parts in the order they are shown. */
  steps: readonly TourStep[];
  /** Called when the reader is through (true), or has had enough. */
  onClose: (isThrough: boolean) => void;
}

/** Shows the parts of a page one after the other, each lit, with a card beside it. The page stays in use. Mount it to start, when they are there. */
export function Tour({ label, steps, onClose, ...rest }: TourProps) {
  // What is in sight at the start makes the tour: the count does not change on the way.
  const [shown] = useState(() => steps.filter(({ target }) => measure(target())).map(({ id }) => id));
  const [index, setIndex] = useState(0);
  const step = steps.find(({ id }) => id === shown[index]);

  // Before the first card takes the focus.
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement;
  }, []);
  useEffect(
    () => () => {
      // Focus that went back to the page by the reader's own doing stays there.
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
      // Placed anew, and read anew, for each part.
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
