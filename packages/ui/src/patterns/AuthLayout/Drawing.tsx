import { useId, useMemo, type Ref, type SVGProps } from 'react';
import { cx } from '../../css/cx';
import { trustedHtml } from '../../private/dom/trustedHtml';
import * as styles from './Drawing.css';

export interface DrawingProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'children'> {
  /** Ref to the root element. */
  ref?: Ref<SVGSVGElement>;
}

/**
 * Decorative illustration from trusted markup. As React elements it would be four times as large. IDs in the markup
 * start with `drawing-`; they are replaced, because clip paths and gradients need unique IDs on the page.
 */
export function Drawing({ markup, className, ...rest }: DrawingProps & { markup: string }) {
  const id = useId();
  const drawing = useMemo(() => trustedHtml(markup.replaceAll('drawing-', `${id}-`)), [markup, id]);
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      {...rest}
      className={cx(styles.root, className)}
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
