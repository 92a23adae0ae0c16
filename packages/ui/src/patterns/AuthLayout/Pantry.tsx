import { Drawing, type DrawingProps } from './Drawing';
import { pantryDrawing } from './pantryDrawing.gen';

export interface PantryProps extends DrawingProps {}

/** Decorative illustration of a pantry, 820 × 900. Lazy-load it, because its code is larger than that of the page. */
export function Pantry(props: PantryProps) {
  return <Drawing viewBox="0 0 820 900" preserveAspectRatio="xMidYMax slice" {...props} markup={pantryDrawing} />;
}
