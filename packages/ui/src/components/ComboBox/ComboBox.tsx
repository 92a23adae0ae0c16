import { useRef, useState, type KeyboardEvent } from 'react';
import { ComboBox as AriaComboBox, type Key } from 'react-aria-components';
import { ChoiceField } from '../../private/choices/ChoiceField';
import { liveAnnouncerProps } from '../../private/choices/liveAnnouncerProps';
import { ChoicePanel } from '../../private/choices/ChoicePanel';
import {
  flatOptions,
  longFrom,
  type ChoiceList,
  type ChoiceOption,
  type ChoiceSection,
  type ChoiceProps,
} from '../../private/choices/choiceTypes';
import { CreateRow } from '../../private/choices/CreateRow';
import { createKey, optionNamed } from '../../private/choices/newOption';
import { useLoadedOptions, type LoadOptions } from '../../private/choices/useLoadedOptions';
import { choosingStrings } from '../../private/strings/choosingStrings';
import { widgetParts } from '../../private/fields/widgetFieldProps';
import { useStrings } from '../../private/strings/strings';
import { useControlledState } from '../../private/hooks/useControlledState';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ClearButton } from './ClearButton';

export type ComboBoxOption<Value extends string = string> = ChoiceOption<Value>;
export type ComboBoxSection<Value extends string = string> = ChoiceSection<Value>;
export type LoadComboBoxOptions<Value extends string = string> = LoadOptions<Value>;

export interface ComboBoxProps<Value extends string = string> extends ChoiceProps {
  /** The options, or titled parts of them, in order; with `loadOptions` those that are known from the start. Keep the array while nothing changes: long lists are built from it once. */
  options?: ChoiceList<Value>;
  /** Gets the options for what is typed; letters wait for the next one, late answers are dropped. */
  loadOptions?: LoadOptions<Value>;
  /** The chosen option, where that is controlled; null while nothing is chosen. */
  value?: Value | null;
  /** Chosen at first. */
  defaultValue?: Value;
  /** Called with the chosen option, or null when the field is emptied. */
  onValueChange?: (value: Value | null, option?: ChoiceOption<Value>) => void;
  /** Called with what is typed. */
  onInputValueChange?: (text: string) => void;
  /** Makes an option of a text that none is called; a last row offers it. Give the option back to choose it. */
  onCreate?: (text: string) => ChoiceOption<Value> | undefined | Promise<ChoiceOption<Value> | undefined>;
  /** A button that empties the field. @default false */
  clearable?: boolean;
  /** Shows that the options are on their way, where they come from outside. @default false */
  loading?: boolean;
  /** Whether the list opens with the first letter, with the focus, or by its button alone. @default 'input' */
  opensOn?: 'input' | 'focus' | 'manual';
  /** Name in a form; the option's value is sent. */
  name?: string;
}

const none: never[] = [];
const everything = () => true;

/** One of many, found by typing. */
export function ComboBox<Value extends string = string>({
  placeholder,
  size,
  startIcon,
  options = none,
  loadOptions,
  value,
  defaultValue,
  onValueChange,
  onInputValueChange,
  onBlur,
  onCreate,
  clearable = false,
  loading = false,
  opensOn = 'input',
  ...rest
}: ComboBoxProps<Value>) {
  const strings = useStrings(choosingStrings);
  const { texts, root } = widgetParts(rest);
  const [chosen, setChosen] = useControlledState<Value | null>(value, defaultValue ?? null, undefined);
  // What is typed; while nothing is, the field shows the name of what is chosen.
  const [draft, setDraft] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [isCreating, setCreating] = useState(false);
  const [seen, setSeen] = useState<readonly ChoiceOption<Value>[]>(none);
  const input = useRef<HTMLInputElement>(null);

  const given = flatOptions(options);
  const query = draft?.trim() ?? '';
  const loaded = useLoadedOptions(loadOptions, query, isOpen);
  const optionOf = (key: Key | null) =>
    [given, loaded.options ?? none, seen].flat().find((option) => option.value === key);
  const shown: ChoiceList<Value> = loadOptions ? (loaded.options ?? options) : options;
  const isLong = flatOptions(shown).length > longFrom;
  const isNew = onCreate !== undefined && query !== '' && !optionNamed([...flatOptions(shown), ...seen], query);
  const isBusy = loading || loaded.isLoading || isCreating;

  const choose = (next: Value | null, option = optionOf(next)) => {
    setDraft(undefined);
    // Its name is needed when the list has moved on to other options.
    if (option && !seen.includes(option)) setSeen([option, ...seen.filter((old) => old.value !== option.value)]);
    if (next === chosen) return;
    setChosen(next);
    onValueChange?.(next, option);
  };
  const create = async (text: string) => {
    setCreating(true);
    try {
      const made = await onCreate?.(text);
      if (made) choose(made.value, made);
    } finally {
      setCreating(false);
    }
  };
  const handleChange = (key: Key | null) => (key === createKey ? void create(query) : choose(key as Value | null));
  const handleText = (text: string) => {
    if (text === '' && chosen !== null) choose(null);
    setDraft(text === optionOf(chosen)?.label ? undefined : text);
    onInputValueChange?.(text);
  };
  const handleOpen = (next: boolean) => {
    setOpen(next);
    if (next && loaded.isFailed) loaded.retry();
  };
  // Enter on a text that is no row of the list: the option of that name, or a new one.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onCreate || query === '' || event.nativeEvent.isComposing) return;
    if (input.current?.getAttribute('aria-activedescendant')) return;
    event.preventDefault();
    event.stopPropagation();
    const known = optionNamed([...flatOptions(shown), ...seen], query);
    if (known) choose(known.value, known);
    else void create(query);
  };
  const clear = () => {
    choose(null);
    setDraft('');
    input.current?.focus();
  };

  const message = isBusy ? strings.loading : loaded.isFailed ? strings.loadFailed : strings.nothingMatches;
  return (
    <AriaComboBox
      {...root}
      value={chosen}
      onChange={handleChange}
      inputValue={draft ?? optionOf(chosen)?.label ?? ''}
      onInputChange={handleText}
      onOpenChange={handleOpen}
      onBlur={() => onBlur?.()}
      defaultFilter={loadOptions && everything}
      menuTrigger={opensOn}
      allowsEmptyCollection
    >
      <ChoiceField
        {...{ texts, placeholder, size, startIcon, loading: isBusy }}
        inputRef={input}
        onKeyDownCapture={handleKey}
        hasChevron={!rest.readOnly}
        after={clearable && chosen !== null && !rest.disabled && !rest.readOnly && <ClearButton onClear={clear} />}
      />
      <VisuallyHidden role="status" {...liveAnnouncerProps}>
        {isOpen && (isBusy || loaded.isFailed) && message}
      </VisuallyHidden>
      <ChoicePanel typed={query} options={shown} isLong={isLong} emptyState={message}>
        {isNew && <CreateRow text={query} isLong={isLong} />}
      </ChoicePanel>
    </AriaComboBox>
  );
}
