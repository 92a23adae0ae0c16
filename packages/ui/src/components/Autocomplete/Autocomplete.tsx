import { useMemo, useState, type Ref } from 'react';
import { ComboBox, type Key } from 'react-aria-components';
import { ChoiceField } from '../../private/choices/ChoiceField';
import { ChoicePanel } from '../../private/choices/ChoicePanel';
import { virtualizeFrom, type ChoiceOption, type ChoiceProps } from '../../private/choices/choiceTypes';
import { useLoadedOptions, type LoadOptions } from '../../private/choices/useLoadedOptions';
import { choosingStrings } from '../../private/strings/choosingStrings';
import { splitWidgetProps } from '../../private/fields/widgetFieldProps';
import { useStrings } from '../../private/strings/strings';
import { useFieldState } from '../../private/fields/useFieldState';
import { useMergedRef } from '../../private/hooks/useMergedRef';

/** A suggestion with more than its text, such as a description. */
export type Suggestion = ChoiceOption;
export type LoadSuggestions = LoadOptions;

export interface AutocompleteProps extends ChoiceProps {
  /** Suggestions, in order. Keep the array reference stable: long lists are indexed once per array. */
  suggestions?: readonly (string | Suggestion)[];
  /** Loads suggestions for the typed text. Calls are debounced and stale responses are ignored. */
  loadSuggestions?: LoadSuggestions;
  /** The text (controlled). */
  value?: string;
  /** The initial text (uncontrolled). @default '' */
  defaultValue?: string;
  /** Called with the text when the user types or selects a suggestion. */
  onValueChange?: (text: string) => void;
  /** Called with the suggestion that the user selected. */
  onSuggestionSelect?: (suggestion: Suggestion) => void;
  /** Opens the list on the first typed character or on focus. @default 'input' */
  opensOn?: 'input' | 'focus';
  /** Name in form data. The text is submitted. */
  name?: string;
}

const none: never[] = [];
const everything = () => true;

/** A text field with suggestions. Any text is valid. */
export function Autocomplete({
  placeholder,
  size,
  startIcon,
  suggestions = none,
  loadSuggestions,
  value,
  defaultValue = '',
  onValueChange,
  onSuggestionSelect,
  onBlur,
  opensOn = 'input',
  ...rest
}: AutocompleteProps) {
  const strings = useStrings(choosingStrings);
  const { texts, control, root } = splitWidgetProps(rest);
  const [words, setWords, anchor] = useFieldState<string, string, HTMLInputElement>(value, defaultValue, onValueChange);
  const inputRef = useMergedRef(anchor, control as Ref<HTMLInputElement>);
  const [taken, setTaken] = useState<Key | null>(null);
  const [isWanted, setWanted] = useState(false);

  const loaded = useLoadedOptions(loadSuggestions, words.trim(), isWanted && taken === null && words.trim() !== '');
  const given = useMemo(
    () => suggestions.map((one): Suggestion => (typeof one === 'string' ? { value: one, label: one } : one)),
    [suggestions],
  );
  const shown = loadSuggestions ? (loaded.options ?? none) : given;

  const handleText = (text: string) => {
    setTaken(null);
    setWanted(true);
    setWords(text);
  };
  const handleChange = (key: Key | null) => {
    const suggestion = shown.find((one) => one.value === key);
    setTaken(suggestion ? key : null);
    if (!suggestion) return;
    setWords(suggestion.label);
    onSuggestionSelect?.(suggestion);
  };
  const handleBlur = () => {
    setWanted(false);
    onBlur?.();
  };

  return (
    <ComboBox
      {...root}
      allowsCustomValue
      value={taken}
      onChange={handleChange}
      inputValue={words}
      onInputChange={handleText}
      onBlur={handleBlur}
      menuTrigger={opensOn}
      defaultFilter={loadSuggestions && everything}
      // Stay closed when there is nothing to suggest, unless suggestions are loading.
      allowsEmptyCollection={loaded.isLoading}
    >
      <ChoiceField
        {...{ texts, placeholder, size, startIcon }}
        control={inputRef}
        loading={loaded.isLoading}
        hasChevron={false}
      />
      <ChoicePanel typed={words} options={shown} isLong={shown.length > virtualizeFrom} emptyState={strings.loading} />
    </ComboBox>
  );
}
