import { Check } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { text, truncate } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { useControlledState } from '../../private/hooks/useControlledState';
import * as styles from './RadioCards.css';

/** An option of a card group. */
export interface RadioCardOption<V extends string> {
  /** Passed to `onValueChange`. */
  value: V;
  /** Name of the option. */
  label: string;
  /** Decorative image. */
  media?: ReactNode;
  /** If true, can't be selected. @default false */
  disabled?: boolean;
}

export interface RadioCardsProps<V extends string> extends Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'defaultValue'
> {
  /** Legend of the group. */
  label: string;
  /** Options, in order. */
  options: readonly RadioCardOption<V>[];
  /** Controlled value; null if nothing is selected. */
  value?: V | null;
  /** Initial value (uncontrolled). */
  defaultValue?: V;
  /** Called when the selection changes. */
  onValueChange?: (value: V) => void;
  /** Cards per row. @default the number of options */
  columns?: number;
  /** Name for form submission. */
  name?: string;
}

/** Radio buttons as cards with images. */
export function RadioCards<V extends string>({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  columns = options.length,
  name,
  className,
  style,
  ...rest
}: RadioCardsProps<V>) {
  const ownName = useId();
  const [chosen, choose] = useControlledState<V | null, V>(value, defaultValue ?? null, onValueChange);
  return (
    <fieldset {...rest} className={cx(styles.group, className)} style={{ '--radio-cards': columns, ...style } as never}>
      <legend className={cx(text.label, styles.legend)}>{label}</legend>
      <div className={styles.cards}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              className={styles.input}
              name={name ?? ownName}
              value={option.value}
              checked={option.value === chosen}
              disabled={option.disabled}
              onChange={() => choose(option.value)}
            />
            {option.media && (
              <span aria-hidden className={styles.media}>
                {option.media}
              </span>
            )}
            <span className={cx(text.caption, styles.name)}>
              <span className={truncate}>{option.label}</span>
            </span>
            <span className={styles.tick}>
              <Icon as={Check} size={12} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
