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
import { WidgetHead, WidgetNotes } from '../../private/fields/WidgetTexts';
import { useStrings } from '../../private/strings/strings';
import { widgetStrings } from '../../private/strings/widgetStrings';
import * as styles from './Select.css';

/** One option of a `Select`. */
export interface SelectOption<Value extends string = string> extends ChoiceOption<Value> {}

export interface SelectProps<Value extends string = string> extends Omit<ChoiceProps, 'readOnly'> {
  /** The options, in order; from 100 on only the rows in sight are made. Keep the array while nothing changes: long lists are built from it once. */
  options: readonly SelectOption<Value>[];
  /** The chosen option; null while nothing is chosen. */
  value?: Value | null;
  /** Chosen at first, where the form is not controlled. */
  defaultValue?: Value;
  /** Called with the chosen option. */
  onValueChange?: (value: Value) => void;
  /** An example or what to do, while nothing is chosen. @default 'Choose' in the reader's language */
  placeholder?: string;
  /** Name in a form. */
  name?: string;
  /** Search box over the options. @default from 8 options */
  searchable?: boolean;
}

const searchFrom = 8;

/** One of several in a box that opens its list. */
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
      <WidgetHead {...texts} />
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
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a press, and typing is what comes next */}
              <SearchField aria-label={strings.search} autoFocus className={styles.search}>
                <Icon as={Search} />
                {/* What scrolls beside a field that keeps the focus has to be known as the field's. */}
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
