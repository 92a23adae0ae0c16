import { Check } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { text } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { useControlledState } from '../../private/hooks/useControlledState';
import * as styles from './ColorSwatches.css';

/** A color option. */
export interface ColorSwatch<V extends string> {
  /** Value in `value` and in form data. */
  value: V;
  /** Name of the color, for the tooltip and screen readers. */
  label: string;
  /** Background: any CSS color, such as `vars.color.primary.main`. */
  color: string;
  /** Color of the check mark. */
  on: string;
}

export interface ColorSwatchesProps<V extends string> extends Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'defaultValue'
> {
  /** Label of the group. */
  label: string;
  /** Short note after the label. */
  description?: ReactNode;
  /** Color options, in order. */
  options: readonly ColorSwatch<V>[];
  /** The selected value, or null (controlled). */
  value?: V | null;
  /** The initially selected value (uncontrolled). */
  defaultValue?: V;
  /** Called with the selected value. */
  onValueChange?: (value: V) => void;
  /** Name in form data. */
  name?: string;
}

/** A choice between a few colors: native radio buttons that look like swatches. */
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
