import type { SVGProps } from 'react';

type DotIconProps = Omit<SVGProps<SVGSVGElement>, 'ref'> & { size?: number | string };

/** Returns an icon component: a square in the color of a label or tag. */
export const dotIcon =
  (color: string) =>
  ({ size, strokeWidth: _stroke, ...rest }: DotIconProps) => (
    <svg viewBox="0 0 18 18" width={size} height={size} {...rest}>
      <rect x="5" y="5" width="8" height="8" rx="3" style={{ fill: color }} />
    </svg>
  );
