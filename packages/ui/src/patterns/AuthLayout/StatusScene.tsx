import { Drawing, type DrawingProps } from './Drawing';
import { statusScenes } from './statusScenes.gen';

export interface StatusSceneProps extends DrawingProps {
  /** The illustration, such as an empty place on a shelf or a locked door. */
  scene: keyof typeof statusScenes;
}

/** Decorative illustration of a message page, 300 × 330. Lazy-load it, because its code is larger than that of the page. */
export function StatusScene({ scene, ...rest }: StatusSceneProps) {
  return <Drawing viewBox="0 0 300 330" preserveAspectRatio="xMidYMax meet" {...rest} markup={statusScenes[scene]} />;
}
