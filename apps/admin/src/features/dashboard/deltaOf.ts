import type { DeltaProps } from '@larder/ui';

/** Returns the arrow and the color of a change where an increase is good. */
export function deltaOf(value: number): Pick<DeltaProps, 'direction' | 'tone'> {
  if (value === 0) return { direction: 'none', tone: 'neutral' };
  return value > 0 ? { direction: 'up', tone: 'good' } : { direction: 'down', tone: 'bad' };
}
