import { useMemo, useState } from 'react';
import { ComboBox, type Key } from 'react-aria-components';
import { ChoiceField } from '../../private/choices/ChoiceField';
import { ChoicePanel } from '../../private/choices/ChoicePanel';
import { longFrom, type ChoiceOption, type ChoiceProps } from '../../private/choices/choiceTypes';
import { useLoadedOptions, type LoadOptions } from '../../private/choices/useLoadedOptions';
import { choosingStrings } from '../../private/strings/choosingStrings';
import { widgetParts } from '../../private/fields/widgetFieldProps';
import { useStrings } from '../../private/strings/strings';
import { useControlledState } from '../../private/hooks/useControlledState';

/** A suggestion that says more than its text. */
export type Suggestion = ChoiceOption;
export type LoadSuggestions = LoadOptions;

export interface AutocompleteProps extends ChoiceProps {
  /** Texts to suggest, in order. Keep the array while nothing changes: long lists are built from it once. */
  suggestions?: readonly (string | Suggestion)[];
  /** Gets the suggestions for what is typed; letters wait for the next one, late answers are dropped. */
  loadSuggestions?: LoadSuggestions;
  /** The text, where it is controlled. */
  value?: string;
  /** The text at first. @default '' */
  defaultValue?: string;
  /** Called with the text, typed or taken from a suggestion. */
  onValueChange?: (text: string) => void;
  /** Called with the suggestion that was taken. */
  onSuggestionSelect?: (suggestion: Suggestion) => void;
  /** Whether the list opens with the first letter or with the focus. @default 'input' */
  opensOn?: 'input' | 'focus';
  /** Name in a form; the text is sent. */
  name?: string;
}

const none: never[] = [];
const everything = () => true;

/** Any text, with suggestions while it is typed. */
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
  const { texts, root } = widgetParts(rest);
  const [words, setWords] = useControlledState(value, defaultValue, onValueChange);
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
      // Nothing to suggest is no news; that something is on its way is.
      allowsEmptyCollection={loaded.isLoading}
    >
      <ChoiceField {...{ texts, placeholder, size, startIcon }} loading={loaded.isLoading} hasChevron={false} />
      <ChoicePanel typed={words} options={shown} isLong={shown.length > longFrom} emptyState={strings.loading} />
    </ComboBox>
  );
}
