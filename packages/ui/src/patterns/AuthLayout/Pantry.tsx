import { useId, useMemo, type Ref, type SVGProps } from 'react';
import { cx } from '../../css/cx';
import { trustedHtml } from '../../private/dom/trustedHtml';
import * as styles from './Pantry.css';
import { pantryDrawing } from './pantryDrawing.gen';

export interface PantryProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'children'> {
  /** Ref to the root element. */
  ref?: Ref<SVGSVGElement>;
}

/** Decorative illustration of a pantry, 820 × 900. Lazy-load it, as it is larger than the page. */
export function Pantry({ className, ref, ...rest }: PantryProps) {
  const id = useId();
  // Clip paths and gradients are referenced by ID, which must be unique on the page.
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
      // Trusted markup: as React elements it would be four times as large.
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
