import { useMemo, useState, type Ref } from 'react';
import { ComboBox, Popover, type Key } from 'react-aria-components';
import { ChoiceField, type ChoiceFieldTexts } from '../../private/Choice/ChoiceField';
import * as styles from '../../private/Choice/Choice.css';
import { ChoiceOptions } from '../../private/Choice/ChoiceOptions';
import { TypedContext } from '../../private/Choice/ChoiceRow';
import { longFrom, type ChoiceOption } from '../../private/Choice/choiceTypes';
import { useLoadedOptions, type LoadOptions } from '../../private/Choice/useLoadedOptions';
import { choosingStrings } from '../../private/choosingStrings';
import { cx } from '../../private/cx';
import * as field from '../../private/Field/Field.css';
import { panel } from '../../private/overlay.css';
import { useStrings } from '../../private/strings';
import { useOwnOrGiven } from '../../private/useOwnOrGiven';

/** A suggestion that says more than its text. */
export type Suggestion = ChoiceOption;
export type LoadSuggestions = LoadOptions;

export interface AutocompleteProps extends ChoiceFieldTexts {
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
  /** Called when the focus leaves. */
  onBlur?: () => void;
  /** Whether the list opens with the first letter or with the focus. @default 'input' */
  opensOn?: 'input' | 'focus';
  /** Name in a form; the text is sent. */
  name?: string;
  /** Out of use. */
  isDisabled?: boolean;
  /** Can be read and reached, not changed. */
  isReadOnly?: boolean;
  /** Must be answered before the form is sent. */
  isRequired?: boolean;
  /** Takes the focus when it is mounted. */
  autoFocus?: boolean;
  /** Class of the outermost element. */
  className?: string;
  /** Id of the element. */
  id?: string;
  /** The root element. */
  ref?: Ref<HTMLDivElement>;
}

const none: never[] = [];
const everything = () => true;

/** Any text, with suggestions while it is typed. */
export function Autocomplete({
  label,
  hideLabel,
  placeholder,
  help,
  error,
  requiredMark,
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
  className,
  ...combo
}: AutocompleteProps) {
  const strings = useStrings(choosingStrings);
  const [words, setWords] = useOwnOrGiven(value, defaultValue, onChange);
  const [taken, setTaken] = useState<Key | null>(null);
  const [isWanted, setWanted] = useState(false);

  const loaded = useLoadedOptions(loadSuggestions, words.trim(), isWanted && taken === null && words.trim() !== '');
  const given = useMemo(
    () => suggestions.map((one): Suggestion => (typeof one === 'string' ? { value: one, label: one } : one)),
    [suggestions],
  );
  const shown = loadSuggestions ? (loaded.options ?? none) : given;
  const isLong = shown.length > longFrom;

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
      {...combo}
      aria-label={hideLabel ? label : undefined}
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
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={cx(field.root, className)}
    >
      <ChoiceField
        {...{ label, hideLabel, placeholder, help, error, requiredMark, size, startIcon }}
        isBusy={loaded.isLoading}
        hasChevron={false}
      />
      <Popover className={cx(panel, styles.panel, isLong && styles.longPanel)} offset={4} placement="bottom start">
        <TypedContext.Provider value={words}>
          <ChoiceOptions options={shown} isLong={isLong} empty={strings.loading} />
        </TypedContext.Provider>
      </Popover>
    </ComboBox>
  );
}
