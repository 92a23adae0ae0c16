import { ChevronDown, Search } from 'lucide-react';
import {
  Autocomplete,
  Button,
  Input,
  Popover,
  SearchField,
  Select as AriaSelect,
  SelectValue,
  useFilter,
} from 'react-aria-components';
import type { Ref } from 'react';
import { Icon } from '../../icons/Icon';
import * as choice from '../../private/choices/Choice.css';
import { ChoiceOptions } from '../../private/choices/ChoiceOptions';
import { virtualizeFrom, type ChoiceOption, type ChoiceProps } from '../../private/choices/choiceTypes';
import { cx } from '../../css/cx';
import { checkProps } from '../../private/dom/checkProps';
import { RemountOnOpen } from '../../private/overlays/RemountOnOpen';
import * as overlay from '../../private/overlays/overlay.css';
import * as field from '../../private/fields/Field.css';
import { FormValue } from '../../private/fields/FormValue';
import { useFieldState } from '../../private/fields/useFieldState';
import { splitWidgetProps } from '../../private/fields/widgetFieldProps';
import { WidgetHeader, WidgetNotes } from '../../private/fields/WidgetTexts';
import { useStrings } from '../../private/strings/strings';
import { widgetStrings } from '../../private/strings/widgetStrings';
import * as styles from './Select.css';

/** One option of a `Select`. */
export interface SelectOption<Value extends string = string> extends ChoiceOption<Value> {}

export interface SelectProps<Value extends string = string> extends ChoiceProps {
  /** Options, in order. Long lists are virtualized. Memoize the array. */
  options: readonly SelectOption<Value>[];
  /** Controlled value; null if nothing is selected. */
  value?: Value | null;
  /** Initial value (uncontrolled). */
  defaultValue?: Value;
  /** Called when the selection changes. */
  onValueChange?: (value: Value) => void;
  /** Placeholder if nothing is selected. @default 'Choose', localized */
  placeholder?: string;
  /** Name for form submission. */
  name?: string;
  /** ID of the form, if the field is outside of it. */
  form?: string;
  /** Shows a loading state in the open list, for `options` that the parent is loading. @default false */
  loading?: boolean;
  /** If true, shows a search field above the options. @default true from 8 options */
  searchable?: boolean;
}

const searchFrom = 8;
const none: never[] = [];

/** A field to select one option from a list. */
export function Select<Value extends string = string>({
  options: givenOptions,
  value: given,
  defaultValue,
  onValueChange,
  onBlur,
  placeholder,
  size = 'md',
  startIcon,
  loading = false,
  searchable: givenSearchable,
  name,
  form,
  ...rest
}: SelectProps<Value>) {
  // From JavaScript, options may be missing.
  const options = givenOptions ?? none;
  const searchable = givenSearchable ?? options.length >= searchFrom;
  checkProps('options', 'Select', { options: givenOptions });
  checkProps('choice', 'Select', { from: options, value: given, defaultValue });
  const strings = useStrings(widgetStrings);
  const { texts, control, root } = splitWidgetProps(rest);
  const { contains } = useFilter({ sensitivity: 'base' });
  const [value, change, anchor] = useFieldState<Value | null, Value, HTMLInputElement>(
    given,
    defaultValue ?? null,
    onValueChange,
  );
  const isLocked = rest.readOnly === true;

  const isLong = options.length > virtualizeFrom;
  const emptyState = loading ? strings.loading : strings.nothingMatches;
  const list = <ChoiceOptions options={options} isLong={isLong} emptyState={emptyState} />;

  return (
    <AriaSelect
      {...root}
      value={value}
      isOpen={isLocked ? false : undefined}
      allowsEmptyCollection
      placeholder={placeholder ?? strings.choose}
      onChange={(key) => !isLocked && change(key as Value)}
      onFocusChange={(isFocused) => !isFocused && onBlur?.()}
    >
      <WidgetHeader {...texts} />
      <Button
        ref={control as Ref<HTMLButtonElement>}
        className={cx(styles.box, field.size[size])}
        data-readonly={isLocked || undefined}
      >
        {startIcon && <Icon as={startIcon} className={styles.chevron} />}
        <SelectValue className={styles.value}>
          {({ isPlaceholder, selectedText, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        <Icon as={ChevronDown} className={styles.chevron} />
      </Button>
      <FormValue ref={anchor} {...{ name, form, value, disabled: rest.disabled }} />
      <WidgetNotes {...texts} />
      <Popover
        className={cx(overlay.panel, choice.panel, isLong && choice.longPanel)}
        offset={4}
        placement="bottom start"
      >
        <RemountOnOpen>
          {searchable ? (
            <Autocomplete filter={contains}>
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the list and expects to type */}
              <SearchField aria-label={strings.search} autoFocus className={styles.search}>
                <Icon as={Search} />
                {/* With these attributes, React Aria treats the virtualized list as part of the focused field. */}
                <Input
                  className={styles.searchInput}
                  placeholder={strings.search}
                  {...(isLong && { role: 'combobox', 'aria-expanded': true })}
                />
              </SearchField>
              {list}
            </Autocomplete>
          ) : (
            list
          )}
        </RemountOnOpen>
      </Popover>
    </AriaSelect>
  );
}
