import { useId, type CSSProperties, type Ref } from 'react';
import type { Key, Selection } from 'react-aria-components';
import * as choice from '../../private/choices/Choice.css';
import { ChoiceOptions } from '../../private/choices/ChoiceOptions';
import {
  flatOptions,
  longFrom,
  type ChoiceList,
  type ChoiceOption,
  type ChoiceSection,
} from '../../private/choices/choiceTypes';
import { choosingStrings } from '../../private/strings/choosingStrings';
import { cx } from '../../css/cx';
import { FieldLabel } from '../../private/fields/FieldHead';
import { FieldNotes } from '../../private/fields/FieldNotes';
import * as field from '../../private/fields/Field.css';
import { useFieldIds } from '../../private/fields/useFieldIds';
import { useStrings } from '../../private/strings/strings';
import { useControlledState } from '../../private/hooks/useControlledState';
import * as styles from './ListBox.css';

export type ListBoxOption<Value extends string = string> = ChoiceOption<Value>;
export type ListBoxSection<Value extends string = string> = ChoiceSection<Value>;

export interface ListBoxProps<Value extends string = string> {
  /** What is chosen here; the name of the list. */
  label: string;
  /** Keeps the label for screen readers alone. @default false */
  hideLabel?: boolean;
  /** The options, or titled parts of them, in order; from 100 on only the rows in sight are made. Keep the array while nothing changes. */
  options: ChoiceList<Value>;
  /** One of them, or any number. @default 'single' */
  selectionMode?: 'single' | 'multiple';
  /** What is chosen, where that is controlled. */
  value?: readonly Value[];
  /** What is chosen at first. @default [] */
  defaultValue?: readonly Value[];
  /** Called with all that is chosen now, in the order of the options. */
  onValueChange?: (value: Value[]) => void;
  /** Keeps at least one chosen. @default false */
  disallowEmptySelection?: boolean;
  /** Called by Enter or a double click on an option; a press still chooses. */
  onAction?: (value: Value) => void;
  /** Stays under the list. */
  description?: string;
  /** What to do about a wrong choice; takes the place of the help. */
  error?: string;
  /** In place of options where there are none. @default 'Nothing here yet' in the reader's language */
  emptyState?: string;
  /** The options, or more of them, are on their way. @default false */
  loading?: boolean;
  /** Called when the end comes in sight: there is more to load. */
  onLoadMore?: () => void;
  /** Greatest height, px. @default 368 */
  blockSize?: number;
  /** Name in a form: each chosen value is sent under it. */
  name?: string;
  /** Out of use. */
  disabled?: boolean;
  /** Class of the outermost element. */
  className?: string;
  /** Id of the element. */
  id?: string;
  /** The root element. */
  ref?: Ref<HTMLDivElement>;
}

/** One or several of many, in a list that is always open. */
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
  const isLong = flat.length > longFrom;

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
          meanwhile={<div className={choice.message}>{strings.loading}</div>}
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
