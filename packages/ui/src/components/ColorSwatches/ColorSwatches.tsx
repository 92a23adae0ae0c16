import { Check } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { checkProps } from '../../private/dom/checkProps';
import { text } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { FieldGroup, type FieldGroupProps } from '../../private/fields/FieldGroup';
import { focusTarget } from '../../private/fields/focusTarget';
import { useFieldState } from '../../private/fields/useFieldState';
import * as styles from './ColorSwatches.css';

/** A color option. */
export interface ColorSwatch<V extends string> {
  /** Identifies the option in `value` and in form data. */
  value: V;
  /** Name of the color, for the tooltip and screen readers. */
  label: string;
  /** Background: any CSS color, such as `vars.color.primary.main`. */
  color: string;
  /** Color of the check mark. */
  on: string;
}

export interface ColorSwatchesProps<V extends string> extends Omit<
  FieldGroupProps,
  'children' | 'defaultValue' | 'hideLabel' | 'ref'
> {
  /** Label of the group. */
  label: string;
  /** Short note next to the label. */
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
  /** If true, the selection can't be changed. @default false */
  readOnly?: boolean;
  /** Ref to the selected radio button, or to the first one. Disabled ones are skipped. */
  ref?: Ref<HTMLInputElement>;
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
  readOnly = false,
  className,
  ref,
  ...rest
}: ColorSwatchesProps<V>) {
  checkProps('options', 'ColorSwatches', { options });
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
      label={
        description ? (
          <>
            {label} <span className={cx(text.caption, styles.note)}>{description}</span>
          </>
        ) : (
          label
        )
      }
      ref={root}
      className={cx(styles.group, className)}
    >
      <div className={styles.swatches}>
        {options.map((swatch) => (
          <label
            key={swatch.value}
            className={styles.swatch}
            title={swatch.label}
            style={{ background: swatch.color, color: swatch.on }}
          >
            <input
              ref={swatch === target ? ref : undefined}
              type="radio"
              className={styles.input}
              aria-label={swatch.label}
              name={name ?? ownName}
              value={swatch.value}
              checked={swatch.value === chosen}
              onChange={() => !readOnly && choose(swatch.value)}
            />
            <Icon as={Check} size={16} className={styles.tick} />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
