import { Check } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { checkProps } from '../../private/dom/checkProps';
import { text, truncate } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { FieldGroup, type FieldGroupProps } from '../../private/fields/FieldGroup';
import { focusTarget } from '../../private/fields/focusTarget';
import { useFieldState } from '../../private/fields/useFieldState';
import * as styles from './RadioCards.css';

/** An option of a card group. */
export interface RadioCardOption<V extends string> {
  /** Passed to `onValueChange` and submitted with a form. */
  value: V;
  /** Name of the option. */
  label: string;
  /** Decorative image. */
  media?: ReactNode;
  /** If true, the option can't be selected. @default false */
  disabled?: boolean;
}

export interface RadioCardsProps<V extends string> extends Omit<
  FieldGroupProps,
  'children' | 'defaultValue' | 'hideLabel' | 'ref'
> {
  /** Legend of the group. */
  label: string;
  /** Options, in order. */
  options: readonly RadioCardOption<V>[];
  /** The selected value, or null (controlled). */
  value?: V | null;
  /** The initially selected value (uncontrolled). */
  defaultValue?: V;
  /** Called with the selected value. */
  onValueChange?: (value: V) => void;
  /** Number of cards per row. @default the number of options */
  columns?: number;
  /** Name in form data. */
  name?: string;
  /** If true, the selection can't be changed. @default false */
  readOnly?: boolean;
  /** Ref to the selected radio button, or to the first one. Disabled ones are skipped. */
  ref?: Ref<HTMLInputElement>;
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
  readOnly = false,
  className,
  ref,
  style,
  ...rest
}: RadioCardsProps<V>) {
  checkProps('options', 'RadioCards', { options });
  const ownName = useId();
  const [chosen, choose, root] = useFieldState<V | null, V, HTMLFieldSetElement>(
    value,
    defaultValue ?? null,
    onValueChange,
  );
  const target = focusTarget(options, (option) => option.value === chosen);
  return (
    <FieldGroup
      role="radiogroup"
      aria-required={rest.required || undefined}
      aria-readonly={readOnly || undefined}
      {...rest}
      label={label}
      ref={root}
      className={cx(styles.group, className)}
      style={{ '--radio-cards': columns, ...style } as never}
    >
      <div className={styles.cards}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              ref={option === target ? ref : undefined}
              type="radio"
              className={styles.input}
              name={name ?? ownName}
              value={option.value}
              checked={option.value === chosen}
              disabled={option.disabled}
              onChange={() => !readOnly && choose(option.value)}
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
    </FieldGroup>
  );
}
