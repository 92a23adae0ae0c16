import type { HTMLAttributes, Ref } from 'react';
import * as typography from '../../css/typography.css';
import { cx } from '../../css/cx';
import type { TextStyleName } from '../../theme/tokens';
import * as styles from './Text.css';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /**
   * Element that is rendered.
   * @default 'span', or 'p' for `reading`
   */
  as?:
    | 'span'
    | 'p'
    | 'div'
    | 'strong'
    | 'em'
    | 'small'
    | 'h1'
    | 'h2'
    | 'h3'
    | 'h4'
    | 'h5'
    | 'h6'
    | 'dt'
    | 'dd'
    | 'li'
    | 'time'
    | 'label'
    | 'legend'
    | 'figcaption'
    | 'bdi';
  /**
   * Text style of the design language.
   * @default 'body'
   */
  variant?: TextStyleName;
  /**
   * Colour: the neutrals from `default` over `quiet` and `muted` to `subtle`, or the text colour of a theme colour.
   * @default 'inherit'
   */
  tone?: keyof typeof styles.tone;
  /** Weight, where it differs from the text style's. */
  weight?: keyof typeof styles.weight;
  /** Alignment along the line. */
  align?: keyof typeof styles.align;
  /** Figures of equal width: columns, tiles, times, counters. */
  tabular?: boolean;
  /** One line with an ellipsis; give the full text in `title`. */
  truncate?: boolean;
  /** Limits the line to 68 characters. */
  measure?: boolean;
  /** For `as="time"`: the machine-readable value. */
  dateTime?: string;
  /** For `as="label"`: id of the control. */
  htmlFor?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Words in one of the styles of the scale. */
export function Text({
  as,
  variant = 'body',
  tone = 'inherit',
  weight,
  align,
  tabular,
  truncate,
  measure,
  className,
  ref,
  ...rest
}: TextProps) {
  const Element = (as ?? (variant === 'reading' ? 'p' : 'span')) as 'span';
  return (
    <Element
      ref={ref as Ref<HTMLSpanElement>}
      className={cx(
        typography.text[variant],
        styles.tone[tone],
        weight && styles.weight[weight],
        align && styles.align[align],
        tabular && typography.tabular,
        truncate && typography.truncate,
        measure && styles.measure,
        className,
      )}
      {...rest}
    />
  );
}
