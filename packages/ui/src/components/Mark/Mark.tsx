import type { Ref, SVGProps } from 'react';
import * as styles from './Mark.css';

export interface MarkProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /**
   * Width and height, px. Below 20 px, a simpler drawing is used.
   * @default 32
   */
  size?: number;
  /** Accessible name. If omitted, the logo is decorative. */
  label?: string;
  /** Ref to the root element. */
  ref?: Ref<SVGSVGElement>;
}

/** The Larder logo without the name. */
export function Mark({ size = 32, label, ref, ...rest }: MarkProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  if (size < 20)
    return (
      <svg ref={ref} viewBox="0 0 16 16" width={size} height={size} {...naming} {...rest}>
        <path
          className={styles.arch}
          d="M1 7.5C1 3.7 4 1 8 1s7 2.7 7 6.5v6A1.5 1.5 0 0 1 13.5 15h-11A1.5 1.5 0 0 1 1 13.5z"
        />
        <path className={styles.shelf} strokeWidth={1.8} d="M4.5 5.5v6h7" />
        <rect className={styles.jar} x="7" y="5" width="4" height="4.5" rx="1.1" />
      </svg>
    );
  return (
    <svg ref={ref} viewBox="0 0 48 48" width={size} height={size} {...naming} {...rest}>
      <path
        className={styles.arch}
        d="M6 24C6 13.5 14 6 24 6s18 7.5 18 18v14.5a3.5 3.5 0 0 1-3.5 3.5h-29A3.5 3.5 0 0 1 6 38.5z"
      />
      <path className={styles.shelf} strokeWidth={4.25} d="M15 18.5v14.5h18.5" />
      <path
        className={styles.jar}
        d="M22.25 20.5a2.25 2.25 0 0 1 2.25-2.25h5a2.25 2.25 0 0 1 2.25 2.25v6a1.75 1.75 0 0 1-1.75 1.75h-6a1.75 1.75 0 0 1-1.75-1.75z"
      />
      <rect className={styles.jar} x="23.25" y="13.5" width="7.5" height="3.25" rx="1.4" />
    </svg>
  );
}
