import { Star } from 'lucide-react';
import {
  useState,
  type ChangeEvent,
  type InputHTMLAttributes,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { checkProps } from '../../private/dom/checkProps';
import { tabular, text } from '../../css/typography.css';
import type { IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { Field } from '../../private/fields/Field';
import type { FieldTexts } from '../../private/fields/fieldTexts';
import { useFieldIds } from '../../private/fields/useFieldIds';
import { useFieldState } from '../../private/fields/useFieldState';
import { useMergedRef } from '../../private/hooks/useMergedRef';
import { formatLocale } from '../../private/locale/formatLocale';
import { inputStrings } from '../../private/strings/inputStrings';
import { fill, useLocale, useStrings } from '../../private/strings/strings';
import { RatingImage } from './RatingImage';
import { Stars } from './Stars';
import { starAt } from './starAt';
import * as styles from './Rating.css';

export interface RatingProps
  extends
    FieldTexts,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'size' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'step'
    > {
  /** The rating (controlled), or 0 for no rating. A read-only rating can be any fraction. */
  value?: number;
  /** The initial rating (uncontrolled). @default 0 */
  defaultValue?: number;
  /** Called with the new rating. */
  onValueChange?: (value: number) => void;
  /** Number of stars. @default 5 */
  max?: number;
  /** Smallest step, such as 0.5 for half stars. @default 1 */
  step?: 1 | 0.5 | 0.25;
  /** If true, the rating is an image that can't be changed: a tab stop only if it has a `name`. @default false */
  readOnly?: boolean;
  /** Star size: 16, 24 or 32 px. @default 'md' */
  size?: keyof typeof styles.size;
  /** Icon that is repeated. @default a star */
  icon?: IconType;
  /** If true, shows the number after the stars. @default false */
  showValue?: boolean;
  /** Content after the stars, such as "128 reviews". */
  endContent?: ReactNode;
  /** Ref to the native input, or to the stars if read-only. */
  ref?: Ref<HTMLInputElement>;
}

const pitches: Record<keyof typeof styles.size, number> = { sm: 16, md: 24, lg: 32 };

/** A rating in stars, editable or read-only. */
export function Rating({
  label,
  hideLabel,
  labelEndContent,
  description,
  error,
  required,
  requiredMark = required,
  value,
  defaultValue = 0,
  onValueChange,
  max = 5,
  step = 1,
  readOnly,
  size = 'md',
  icon: Drawing = Star,
  showValue,
  endContent,
  disabled,
  id,
  className,
  ref,
  ...rest
}: RatingProps) {
  checkProps('numbers', 'Rating', { value, defaultValue, max, step });
  checkProps('within', 'Rating', { value, defaultValue, min: 0, max });
  const strings = useStrings(inputStrings);
  const locale = formatLocale(useLocale(), 'numbers');
  const ids = useFieldIds(id, { description, error }, rest['aria-describedby']);
  const [own, change, input] = useFieldState<number, number, HTMLInputElement>(value, defaultValue, onValueChange);
  const merged = useMergedRef(input, ref);
  const [pointed, setPointed] = useState<number>();

  const pitch = pitches[size];
  const given = Math.min(Math.max(own, 0), max);
  const seen = pointed ?? given;
  const write = (number: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(number);
  const words = given > 0 ? fill(strings.rating, { value: write(given), max: write(max) }) : strings.noRating;

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const next = Number(event.target.value);
    setPointed(undefined);
    change(next);
  };
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    if (disabled || event.pointerType !== 'mouse' || event.buttons > 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const along = isMirrored ? box.right - event.clientX : event.clientX - box.left;
    setPointed(starAt(along / pitch, step, max));
  };

  const stars = <Stars {...{ Drawing, max, pitch, filled: seen }} />;
  const after = (
    <>
      {showValue && (
        <span aria-hidden="true" className={cx(text.body, tabular, styles.value)}>
          {given > 0 ? write(given) : '—'}
        </span>
      )}
      {endContent}
    </>
  );

  const texts = { label, hideLabel, labelEndContent, description, error, requiredMark, className };
  if (readOnly)
    return (
      <RatingImage
        {...rest}
        {...{ ids, texts, disabled, size, after, value: given }}
        ref={ref as Ref<HTMLSpanElement>}
        name={rest.name}
        form={rest.form}
        aria-label={typeof label === 'string' ? `${label}: ${words}` : words}
      >
        {stars}
      </RatingImage>
    );

  return (
    <Field ids={ids} {...texts}>
      <div className={styles.line}>
        <div
          className={cx(styles.stars, styles.size[size])}
          data-disabled={disabled || undefined}
          onPointerMove={handlePointerMove}
          onPointerLeave={() => setPointed(undefined)}
        >
          {stars}
          <input
            aria-label={hideLabel && typeof label === 'string' ? label : undefined}
            {...rest}
            ref={merged}
            id={ids.control}
            type="range"
            min={0}
            // Extended by half a step, so that clicks on the end of the last star count.
            max={max + step / 2}
            step={step}
            value={given}
            disabled={disabled}
            aria-valuemax={max}
            aria-valuetext={words}
            aria-invalid={error ? true : rest['aria-invalid']}
            aria-describedby={ids.describedBy}
            className={styles.input}
            style={{
              insetInlineStart: `${(-step / 2) * pitch}px`,
              inlineSize: `${(max + step / 2) * pitch}px`,
            }}
            onChange={handleChange}
          />
        </div>
        {after}
      </div>
    </Field>
  );
}
