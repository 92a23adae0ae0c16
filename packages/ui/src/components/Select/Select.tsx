import { ChevronDown } from 'lucide-react';
import { useId, useState, type Ref } from 'react';
import { Icon } from '../../icons/Icon';
import type { ChoiceOption, ChoiceProps } from '../../private/choices/choiceTypes';
import { cx } from '../../css/cx';
import { checkProps } from '../../private/dom/checkProps';
import * as field from '../../private/fields/Field.css';
import { FieldHeader } from '../../private/fields/FieldHeader';
import { FieldNotes } from '../../private/fields/FieldNotes';
import { FormValue } from '../../private/fields/FormValue';
import { useFieldIds } from '../../private/fields/useFieldIds';
import { useFieldState } from '../../private/fields/useFieldState';
import { lazyModule } from '../../private/lazy/lazyModule';
import { useLazyOverlay } from '../../private/overlays/useLazyOverlay';
import { useStrings } from '../../private/strings/strings';
import { widgetStrings } from '../../private/strings/widgetStrings';
import { AutofillSelect } from './AutofillSelect';
import * as styles from './Select.css';
import { useSelectKeys } from './useSelectKeys';

/** One option of a `Select`. */
export interface SelectOption<Value extends string = string> extends ChoiceOption<Value> {}

export interface SelectProps<Value extends string = string> extends ChoiceProps {
  /** Options, in order. More than 100 are virtualized. Keep the array reference stable. */
  options: readonly SelectOption<Value>[];
  /** The selected value, or null (controlled). */
  value?: Value | null;
  /** The initially selected value (uncontrolled). */
  defaultValue?: Value;
  /** Called with the selected value. */
  onValueChange?: (value: Value) => void;
  /** Text shown while nothing is selected. @default 'Choose', localized */
  placeholder?: string;
  /** Name in form data. */
  name?: string;
  /** ID of the form, if the field is outside of it. */
  form?: string;
  /** Lets the browser fill in the field, such as `country`. Matches the value or label of an option. */
  autoComplete?: string;
  /** Shows a loading state in the open list, for `options` that the parent is loading. @default false */
  loading?: boolean;
  /** If true, shows a search field above the options. @default true from 8 options */
  searchable?: boolean;
}

const searchFrom = 8;
const none: never[] = [];

export const selectOverlay = lazyModule(() => import('./SelectOverlay'));

/** A field to select one option from a list. */
export function Select<Value extends string = string>({
  label,
  hideLabel,
  labelEndContent,
  description,
  error,
  required,
  requiredMark = required,
  options: givenOptions,
  value: given,
  defaultValue,
  onValueChange,
  onBlur,
  placeholder,
  size = 'md',
  startIcon,
  autoComplete,
  loading = false,
  searchable,
  disabled,
  readOnly,
  name,
  form,
  id,
  className,
  ref,
  ...rest
}: SelectProps<Value>) {
  // JavaScript callers can omit `options`.
  const options = givenOptions ?? none;
  checkProps('options', 'Select', { options: givenOptions });
  checkProps('choice', 'Select', { from: options, value: given, defaultValue });
  const strings = useStrings(widgetStrings);
  const ids = useFieldIds(id, { description, error }, (rest as { 'aria-describedby'?: string })['aria-describedby']);
  const [labelId, valueId] = [useId(), useId()];
  const [value, change, anchor] = useFieldState<Value | null, Value, HTMLInputElement>(
    given,
    defaultValue ?? null,
    onValueChange,
  );
  const [isOpen, setOpen] = useState(false);
  const isLocked = disabled === true || readOnly === true;
  const select = (next: Value) => !isLocked && next !== value && change(next);
  const handleKey = useSelectKeys(options, value, select);
  const selected = options.find((option) => option.value === value);

  const overlay = useLazyOverlay({
    module: selectOverlay,
    kind: 'menu',
    open: isOpen && !isLocked,
    onOpenChange: setOpen,
    trigger: (
      <button
        {...rest}
        ref={ref as Ref<HTMLButtonElement>}
        type="button"
        id={ids.control}
        disabled={disabled}
        aria-haspopup="listbox"
        // A button can't be read-only, but a combobox can.
        {...(readOnly && { role: 'combobox', 'aria-readonly': true, 'aria-expanded': false })}
        aria-label={hideLabel ? label : undefined}
        aria-labelledby={`${valueId} ${hideLabel ? ids.control : labelId}`}
        aria-describedby={ids.describedBy}
        data-readonly={readOnly || undefined}
        className={cx(styles.box, field.size[size])}
        onKeyDown={handleKey}
        onBlur={() => {
          // Ignore focus moving into the open list. If the list is still loading, cancel opening it.
          if (isOpen && overlay.parts) return;
          setOpen(false);
          onBlur?.();
        }}
      >
        {startIcon && <Icon as={startIcon} className={styles.chevron} />}
        <span id={valueId} className={styles.value} data-placeholder={!selected || undefined}>
          {selected?.label ?? placeholder ?? strings.choose}
        </span>
        {!readOnly && <Icon as={ChevronDown} className={styles.chevron} />}
      </button>
    ),
  });
  const { triggerRef } = overlay.overlayProps;

  return (
    <div className={cx(field.root, className)} data-invalid={Boolean(error) || undefined}>
      <FieldHeader
        as="span"
        id={labelId}
        {...{ label, hideLabel, labelEndContent, requiredMark }}
        onClick={() => triggerRef.current?.focus()}
      />
      {overlay.trigger}
      {autoComplete && (
        <AutofillSelect {...{ autoComplete, options, value, form }} disabled={isLocked} onSelect={select} />
      )}
      <FormValue ref={anchor} {...{ name, form, value, disabled }} />
      <FieldNotes {...{ ids, description, error }} />
      {overlay.parts && (
        <overlay.parts.SelectOverlay
          {...overlay.overlayProps}
          {...{ options, value, loading }}
          searchable={searchable ?? options.length >= searchFrom}
          labelledBy={hideLabel ? ids.control : labelId}
          autoFocus={overlay.menuProps.autoFocus}
          onSelect={(next) => select(next as Value)}
        />
      )}
    </div>
  );
}
