import { Check } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { text } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { useControlledState } from '../../private/hooks/useControlledState';
import * as styles from './ColorSwatches.css';

/** One colour. */
export interface ColorSwatch<V extends string> {
  /** What stands for it in the value and in a form. */
  value: V;
  /** Its name: nobody chooses "the third one". */
  label: string;
  /** Ground of the swatch: any CSS colour, such as `vars.color.primary.main`. */
  color: string;
  /** Colour of the tick on it. */
  on: string;
}

export interface ColorSwatchesProps<V extends string> extends Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'defaultValue'
> {
  /** The question. */
  label: string;
  /** A short remark after it. */
  description?: ReactNode;
  /** The colours to choose from, in order. */
  options: readonly ColorSwatch<V>[];
  /** The chosen value, where that is controlled; null while nothing is chosen. */
  value?: V | null;
  /** The chosen value at first. */
  defaultValue?: V;
  /** Called with the chosen value. */
  onValueChange?: (value: V) => void;
  /** Name in a form. */
  name?: string;
}

/** A choice of one colour among a few: native radios that look like swatches. */
export function ColorSwatches<V extends string>({
  label,
  description,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  className,
  ...rest
}: ColorSwatchesProps<V>) {
  const ownName = useId();
  const [chosen, choose] = useControlledState<V | null, V>(value, defaultValue ?? null, onValueChange);
  return (
    <fieldset {...rest} className={cx(styles.group, className)}>
      <legend className={cx(text.label, styles.legend)}>
        {label} {description && <span className={cx(text.caption, styles.note)}>{description}</span>}
      </legend>
      <div className={styles.swatches}>
        {options.map((swatch) => (
          <label
            key={swatch.value}
            className={styles.swatch}
            title={swatch.label}
            style={{ background: swatch.color, color: swatch.on }}
          >
            <input
              type="radio"
              className={styles.input}
              aria-label={swatch.label}
              name={name ?? ownName}
              value={swatch.value}
              checked={swatch.value === chosen}
              onChange={() => choose(swatch.value)}
            />
            <Icon as={Check} size={16} className={styles.tick} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
