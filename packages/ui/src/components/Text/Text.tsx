import type { HTMLAttributes, Ref } from 'react';
import * as typography from '../../css/typography.css';
import { cx } from '../../css/cx';
import type { TextStyleName } from '../../theme/tokens';
import * as styles from './Text.css';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /**
   * Rendered element.
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
   * Text style.
   * @default 'body'
   */
  variant?: TextStyleName;
  /**
   * Color: a neutral from `default` to `subtle`, or the text color of a theme color.
   * @default 'inherit'
   */
  tone?: keyof typeof styles.tone;
  /** Font weight. @default that of the text style */
  weight?: keyof typeof styles.weight;
  /** Text alignment. @default that of the parent */
  align?: keyof typeof styles.align;
  /** If true, uses tabular figures, for columns, times and counters. @default false */
  tabular?: boolean;
  /** If true, truncates the text to one line. Set the full text as `title`. @default false */
  truncate?: boolean;
  /** If true, limits the line length to 68 characters. @default false */
  measure?: boolean;
  /** Machine-readable date or time, for `as="time"`. */
  dateTime?: string;
  /** ID of the control, for `as="label"`. */
  htmlFor?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Text in a style of the type scale. */
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
