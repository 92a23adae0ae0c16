import type { ComponentType, RefAttributes, SVGProps } from 'react';
import { cx } from '../css/cx';
import { isDirectional } from './directional';
import * as styles from './Icon.css';

/** Props that an icon component takes; every lucide-react icon fits. */
export type IconElementProps = Omit<SVGProps<SVGSVGElement>, 'ref'> &
  RefAttributes<SVGSVGElement> & { size?: number | string };

/** A component that draws an icon, such as `Search` of lucide-react. */
export type IconType = ComponentType<IconElementProps>;

/** Sizes that have a stroke width of their own, px. */
export type IconSize = 12 | 14 | 16 | 18 | 20 | 24 | 40;

export interface IconProps extends Omit<IconElementProps, 'size'> {
  /** The lucide component. */
  as: IconType;
  /**
   * Width and height, px; the stroke width follows, so that all icons weigh the same to the eye.
   * @default 16
   */
  size?: IconSize;
  /** Name for screen readers; without it the icon is decorative. */
  label?: string;
}

const strokeWidths: Record<IconSize, number> = { 12: 2.4, 14: 2.2, 16: 2, 18: 1.85, 20: 1.7, 24: 1.5, 40: 1.3 };

/** A drawing of Lucide in the weight of its size; decoration, unless it is named. */
export function Icon({ as: Drawing, size = 16, label, className, ...rest }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Drawing
      size={size}
      strokeWidth={strokeWidths[size]}
      focusable="false"
      {...naming}
      className={cx(isDirectional(Drawing) && styles.mirror, className)}
      {...rest}
    />
  );
}
