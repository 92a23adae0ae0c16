import type { DeltaProps } from '@larder/ui';

/** Arrow and colour of a change that is good when it goes up. */
export function deltaOf(value: number): Pick<DeltaProps, 'direction' | 'tone'> {
  if (value === 0) return { direction: 'none', tone: 'neutral' };
  return value > 0 ? { direction: 'up', tone: 'good' } : { direction: 'down', tone: 'bad' };
}
