import { Check } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { text, truncate } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { useControlledState } from '../../private/hooks/useControlledState';
import * as styles from './RadioCards.css';

/** One card. */
export interface RadioCardOption<V extends string> {
  /** Given back by `onValueChange`. */
  value: V;
  /** Name of the choice. */
  label: string;
  /** A picture of the choice; it is decoration, the label names it. */
  media?: ReactNode;
  /** Cannot be chosen or pressed. @default false */
  disabled?: boolean;
}

export interface RadioCardsProps<V extends string> extends Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'defaultValue'
> {
  /** The question. */
  label: string;
  /** What there is to choose from. */
  options: readonly RadioCardOption<V>[];
  /** The chosen value, where that is controlled; null while nothing is chosen. */
  value?: V | null;
  /** The chosen value at first. */
  defaultValue?: V;
  /** Called with the choice. */
  onValueChange?: (value: V) => void;
  /** Cards in a row. @default the number of options */
  columns?: number;
  /** Name in a form. */
  name?: string;
}

/** A choice of one among a few that are better seen than read: native radios that look like cards. */
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
