import { Drawing, type DrawingProps } from './Drawing';
import { statusScenes } from './statusScenes.gen';

export interface StatusSceneProps extends DrawingProps {
  /** The illustration: an empty place on a shelf, a locked door, a shelf under repair, or a curtain. */
  scene: keyof typeof statusScenes;
}

/** Decorative illustration of a message page, 300 × 330. Lazy-load it, because its code is larger than that of the page. */
export function StatusScene({ scene, ...rest }: StatusSceneProps) {
  return <Drawing viewBox="0 0 300 330" preserveAspectRatio="xMidYMax meet" {...rest} markup={statusScenes[scene]} />;
}
