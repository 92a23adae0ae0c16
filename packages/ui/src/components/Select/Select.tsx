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
import { Icon } from '../../icons/Icon';
import * as choice from '../../private/choices/Choice.css';
import { ChoiceOptions } from '../../private/choices/ChoiceOptions';
import { virtualizeFrom, type ChoiceOption, type ChoiceProps } from '../../private/choices/choiceTypes';
import { cx } from '../../css/cx';
import { RemountOnOpen } from '../../private/overlays/RemountOnOpen';
import * as overlay from '../../private/overlays/overlay.css';
import * as field from '../../private/fields/Field.css';
import { splitWidgetProps } from '../../private/fields/widgetFieldProps';
import { WidgetHeader, WidgetNotes } from '../../private/fields/WidgetTexts';
import { useStrings } from '../../private/strings/strings';
import { widgetStrings } from '../../private/strings/widgetStrings';
import * as styles from './Select.css';

/** One option of a `Select`. */
export interface SelectOption<Value extends string = string> extends ChoiceOption<Value> {}

export interface SelectProps<Value extends string = string> extends Omit<ChoiceProps, 'readOnly'> {
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
  /** If true, shows a search field above the options. @default true from 8 options */
  searchable?: boolean;
}

const searchFrom = 8;

/** A field to select one option from a list. */
export function Select<Value extends string = string>({
  options,
  onValueChange,
  onBlur,
  placeholder,
  size = 'md',
  startIcon,
  searchable = options.length >= searchFrom,
  ...rest
}: SelectProps<Value>) {
  const strings = useStrings(widgetStrings);
  const { texts, root } = splitWidgetProps(rest);
  const { contains } = useFilter({ sensitivity: 'base' });

  const isLong = options.length > virtualizeFrom;
  const list = <ChoiceOptions options={options} isLong={isLong} emptyState={strings.nothingMatches} />;

  return (
    <AriaSelect
      {...root}
      placeholder={placeholder ?? strings.choose}
      onChange={(key) => onValueChange?.(key as Value)}
      onFocusChange={(isFocused) => !isFocused && onBlur?.()}
    >
      <WidgetHeader {...texts} />
      <Button className={cx(styles.box, field.size[size])}>
        {startIcon && <Icon as={startIcon} className={styles.chevron} />}
        <SelectValue className={styles.value}>
          {({ isPlaceholder, selectedText, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        <Icon as={ChevronDown} className={styles.chevron} />
      </Button>
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
                {/* React Aria must treat the scrolling list as part of the focused field. */}
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
