import { useId, useMemo, type Ref, type SVGProps } from 'react';
import { cx } from '../../css/cx';
import { trustedHtml } from '../../private/dom/trustedHtml';
import * as styles from './Pantry.css';
import { pantryDrawing } from './pantryDrawing.gen';

export interface PantryProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'children'> {
  /** Ref to the root element. */
  ref?: Ref<SVGSVGElement>;
}

/** The pantry in its alcove, 820 × 900; decorative. Load it late: the drawing is larger than the page it adorns. */
export function Pantry({ className, ref, ...rest }: PantryProps) {
  const id = useId();
  // Clips and gradients are found by id: two drawings on a page must not share them.
  const drawing = useMemo(() => trustedHtml(pantryDrawing.replaceAll('pantry-', `${id}-`)), [id]);
  return (
    <svg
      ref={ref}
      viewBox="0 0 820 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      {...rest}
      className={cx(styles.root, className)}
      // A string of our own: as elements it would weigh four times as much.
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
