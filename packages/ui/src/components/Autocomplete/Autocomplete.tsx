import { useMemo, useState } from 'react';
import { ComboBox, type Key } from 'react-aria-components';
import { ChoiceField } from '../../private/Choice/ChoiceField';
import { ChoicePanel } from '../../private/Choice/ChoicePanel';
import { longFrom, type ChoiceOption, type ChoiceProps } from '../../private/Choice/choiceTypes';
import { useLoadedOptions, type LoadOptions } from '../../private/Choice/useLoadedOptions';
import { choosingStrings } from '../../private/choosingStrings';
import { widgetParts } from '../../private/Field/widgetFieldProps';
import { useStrings } from '../../private/strings';
import { useOwnOrGiven } from '../../private/useOwnOrGiven';

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
  onChange?: (text: string) => void;
  /** Called with the suggestion that was taken. */
  onSuggestionTaken?: (suggestion: Suggestion) => void;
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
  onChange,
  onSuggestionTaken,
  onBlur,
  opensOn = 'input',
  ...rest
}: AutocompleteProps) {
  const strings = useStrings(choosingStrings);
  const { texts, root } = widgetParts(rest);
  const [words, setWords] = useOwnOrGiven(value, defaultValue, onChange);
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
    onSuggestionTaken?.(suggestion);
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
      <ChoiceField {...{ texts, placeholder, size, startIcon }} isBusy={loaded.isLoading} hasChevron={false} />
      <ChoicePanel typed={words} options={shown} isLong={shown.length > longFrom} empty={strings.loading} />
    </ComboBox>
  );
}
