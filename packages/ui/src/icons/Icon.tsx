import { isValidElement, type ComponentType, type RefAttributes, type SVGProps } from 'react';
import { cx } from '../css/cx';
import { checkProps } from '../private/dom/checkProps';
import { isDirectional } from './directional';
import * as styles from './Icon.css';

/** Props of an icon component. Compatible with all lucide-react icons. */
export type IconElementProps = Omit<SVGProps<SVGSVGElement>, 'ref'> &
  RefAttributes<SVGSVGElement> &
  // `Partial` keeps the build from adding `undefined`, which Lucide's icons don't accept under `exactOptionalPropertyTypes`.
  Partial<Record<'size', number | string>>;

/** An icon component, such as `Search` from lucide-react. */
export type IconType = ComponentType<IconElementProps>;

/** Icon sizes in px. Each has a matching stroke width. */
export type IconSize = 12 | 14 | 16 | 18 | 20 | 24 | 40;

export interface IconProps extends Omit<IconElementProps, 'size'> {
  /** The icon component, such as `Search` from lucide-react. */
  as: IconType;
  /**
   * Width and height in px. The stroke width is adjusted to the size.
   * @default 16
   */
  size?: IconSize;
  /** Accessible name. If omitted, the icon is decorative. */
  label?: string;
}

const strokeWidths: Record<IconSize, number> = { 12: 2.4, 14: 2.2, 16: 2, 18: 1.85, 20: 1.7, 24: 1.5, 40: 1.3 };

/** A Lucide icon. Decorative, unless it has a `label`. */
export function Icon({ as: Drawing, size = 16, label, className, ...rest }: IconProps) {
  checkProps('icon', 'Icon', { as: Drawing });
  // Wrong props, which the checks report: an element instead of its component, or no icon.
  if (!Drawing || isValidElement(Drawing)) return Drawing || null;
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
