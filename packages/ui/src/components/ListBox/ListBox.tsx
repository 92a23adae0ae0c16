import { useId, type CSSProperties, type Ref } from 'react';
import type { Key, Selection } from 'react-aria-components';
import * as choice from '../../private/choices/Choice.css';
import { ChoiceOptions } from '../../private/choices/ChoiceOptions';
import {
  flatOptions,
  virtualizeFrom,
  type ChoiceList,
  type ChoiceOption,
  type ChoiceSection,
} from '../../private/choices/choiceTypes';
import { choosingStrings } from '../../private/strings/choosingStrings';
import { cx } from '../../css/cx';
import { FieldLabel } from '../../private/fields/FieldHeader';
import { FieldNotes } from '../../private/fields/FieldNotes';
import * as field from '../../private/fields/Field.css';
import { useFieldIds } from '../../private/fields/useFieldIds';
import { useStrings } from '../../private/strings/strings';
import { useControlledState } from '../../private/hooks/useControlledState';
import * as styles from './ListBox.css';

export type ListBoxOption<Value extends string = string> = ChoiceOption<Value>;
export type ListBoxSection<Value extends string = string> = ChoiceSection<Value>;

export interface ListBoxProps<Value extends string = string> {
  /** Label, also the accessible name. */
  label: string;
  /** Hides the label visually. @default false */
  hideLabel?: boolean;
  /** Options or titled sections, in order. More than 100 are virtualized. Keep the array reference stable. */
  options: ChoiceList<Value>;
  /** How many options can be selected. @default 'single' */
  selectionMode?: 'single' | 'multiple';
  /** The selected values (controlled). */
  value?: readonly Value[];
  /** The initially selected values (uncontrolled). @default [] */
  defaultValue?: readonly Value[];
  /** Called with the selected values, in the order of the options. */
  onValueChange?: (value: Value[]) => void;
  /** If true, the last selected option can't be deselected. @default false */
  disallowEmptySelection?: boolean;
  /** Called with the value of an option on Enter or double click. A single click selects the option. */
  onAction?: (value: Value) => void;
  /** Help text below the list. */
  description?: string;
  /** Error message. Replaces `description`. */
  error?: string;
  /** Shown when there are no options. @default 'Nothing here yet', localized */
  emptyState?: string;
  /** Shows a loading indicator for the first or further options. @default false */
  loading?: boolean;
  /** Called when the user scrolls to the end. Set it only while there are more options to load. */
  onLoadMore?: () => void;
  /** Maximum height in px. @default 368 */
  blockSize?: number;
  /** Name in form data. Each selected value is submitted. */
  name?: string;
  /** If true, the options can't be selected and are not submitted. @default false */
  disabled?: boolean;
  /** Class name of the root element. */
  className?: string;
  /** ID of the root element. */
  id?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** A visible list of options for single or multiple selection. */
export function ListBox<Value extends string = string>({
  label,
  hideLabel,
  options,
  selectionMode = 'single',
  value,
  defaultValue = [],
  onValueChange,
  disallowEmptySelection,
  onAction,
  description,
  error,
  emptyState,
  loading = false,
  onLoadMore,
  blockSize,
  name,
  disabled = false,
  className,
  id,
  ...rest
}: ListBoxProps<Value>) {
  const strings = useStrings(choosingStrings);
  const labelId = useId();
  const ids = useFieldIds(id, { description, error });
  const [chosen, change] = useControlledState<readonly Value[]>(value, defaultValue, (next) =>
    onValueChange?.([...next]),
  );
  const flat = flatOptions(options);
  const isLong = flat.length > virtualizeFrom;

  const handleSelection = (keys: Selection) =>
    change(flat.map((option) => option.value).filter((one) => keys === 'all' || keys.has(one)));

  return (
    <div {...rest} id={ids.control} className={cx(field.root, className)}>
      {!hideLabel && <FieldLabel as="span" id={labelId} label={label} />}
      <div
        className={cx(styles.box, isLong && styles.fill)}
        data-invalid={Boolean(error) || undefined}
        style={blockSize === undefined ? undefined : ({ '--list-size': `${blockSize}px` } as CSSProperties)}
      >
        <ChoiceOptions
          options={options}
          isLong={isLong}
          fallback={<div className={choice.message}>{strings.loading}</div>}
          emptyState={loading ? strings.loading : (emptyState ?? strings.nothingHere)}
          className={styles.list}
          aria-label={hideLabel ? label : undefined}
          aria-labelledby={hideLabel ? undefined : labelId}
          aria-describedby={ids.describedBy}
          selectionMode={selectionMode}
          selectionBehavior={onAction ? 'replace' : 'toggle'}
          selectedKeys={chosen}
          onSelectionChange={handleSelection}
          disallowEmptySelection={disallowEmptySelection}
          disabledKeys={disabled ? flat.map((option) => option.value) : undefined}
          onAction={onAction && ((key: Key) => onAction(key as Value))}
          isLoadingMore={loading && flat.length > 0}
          onLoadMore={onLoadMore}
        />
      </div>
      {name && chosen.map((one) => <input key={one} type="hidden" name={name} value={one} disabled={disabled} />)}
      <FieldNotes {...{ ids, description, error }} />
    </div>
  );
}
