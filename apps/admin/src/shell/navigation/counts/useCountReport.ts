import { useEffect } from 'react';
import type { MenuCounts } from '../menuCounts';

export interface CountProps {
  /** Called with a count when it changes. */
  onChange: (counts: MenuCounts) => void;
}

/** Passes a count to the menu when it changes. */
export function useCountReport(name: keyof MenuCounts, count: number | undefined, onChange: CountProps['onChange']) {
  useEffect(() => onChange({ [name]: count }), [name, count, onChange]);
}
