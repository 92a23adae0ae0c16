import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { ComboBox as AriaComboBox, type Key } from 'react-aria-components';
import { ChoiceField } from '../../private/choices/ChoiceField';
import { liveAnnouncerProps } from '../../private/choices/liveAnnouncerProps';
import { ChoicePanel } from '../../private/choices/ChoicePanel';
import {
  flatOptions,
  virtualizeFrom,
  type ChoiceList,
  type ChoiceOption,
  type ChoiceSection,
  type ChoiceProps,
} from '../../private/choices/choiceTypes';
import { CreateRow } from '../../private/choices/CreateRow';
import { createKey, findOptionByName } from '../../private/choices/newOption';
import { useLoadedOptions, type LoadOptions } from '../../private/choices/useLoadedOptions';
import { choosingStrings } from '../../private/strings/choosingStrings';
import { checkProps } from '../../private/dom/checkProps';
import { FormValue } from '../../private/fields/FormValue';
import { splitWidgetProps } from '../../private/fields/widgetFieldProps';
import { useStrings } from '../../private/strings/strings';
import { useMergedRef } from '../../private/hooks/useMergedRef';
import { useControlledState } from '../../private/hooks/useControlledState';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ClearButton } from './ClearButton';

export type ComboBoxOption<Value extends string = string> = ChoiceOption<Value>;
export type ComboBoxSection<Value extends string = string> = ChoiceSection<Value>;
export type LoadComboBoxOptions<Value extends string = string> = LoadOptions<Value>;

export interface ComboBoxProps<Value extends string = string> extends ChoiceProps {
  /** Options or titled sections, in order. With `loadOptions`, the initial options. Keep the array reference stable: long lists are indexed once per array. */
  options?: ChoiceList<Value>;
  /** Loads options for the typed text. Calls are debounced and stale responses are ignored. */
  loadOptions?: LoadOptions<Value>;
  /** The selected value, or null (controlled). */
  value?: Value | null;
  /** The initially selected value (uncontrolled). */
  defaultValue?: Value;
  /** Called with the selected value and option, or null when the field is cleared. */
  onValueChange?: (value: Value | null, option?: ChoiceOption<Value>) => void;
  /** Called with the typed text. */
  onInputValueChange?: (text: string) => void;
  /** Creates an option from text that matches no label. Adds a "create" row to the list. Return the option to select it. */
  onCreate?: (text: string) => ChoiceOption<Value> | undefined | Promise<ChoiceOption<Value> | undefined>;
  /** Shows a clear button. @default false */
  clearable?: boolean;
  /** Shows a loading state, for `options` that the parent is loading. @default false */
  loading?: boolean;
  /** Opens the list on the first typed character, on focus, or only with the button. @default 'input' */
  opensOn?: 'input' | 'focus' | 'manual';
  /** Name in form data; the value of the selected option is submitted. */
  name?: string;
  /** ID of the form, if the field is outside of it. */
  form?: string;
}

const none: never[] = [];
const everything = () => true;

/** A select that filters its options by the typed text. */
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
  name,
  form,
  ...rest
}: ComboBoxProps<Value>) {
  const strings = useStrings(choosingStrings);
  const { texts, control, root } = splitWidgetProps(rest);
  const [chosen, setChosen] = useControlledState<Value | null>(value, defaultValue ?? null, undefined);
  // The typed text. When undefined, the field shows the label of the selected option.
  const [draft, setDraft] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [isCreating, setCreating] = useState(false);
  const [knownOptions, setKnownOptions] = useState<readonly ChoiceOption<Value>[]>(none);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRef(input, control as Ref<HTMLInputElement>);

  const given = flatOptions(options);
  if (!loadOptions && !onCreate && !loading) {
    checkProps('options', 'ComboBox', { options: options === none ? undefined : given });
    checkProps('choice', 'ComboBox', { from: given, value, defaultValue });
  }
  const query = draft?.trim() ?? '';
  const loaded = useLoadedOptions(loadOptions, query, isOpen);
  const optionOf = (key: Key | null) =>
    [given, loaded.options ?? none, knownOptions].flat().find((option) => option.value === key);
  const shown: ChoiceList<Value> = loadOptions ? (loaded.options ?? options) : options;
  const isLong = flatOptions(shown).length > virtualizeFrom;
  const isNew =
    onCreate !== undefined && query !== '' && !findOptionByName([...flatOptions(shown), ...knownOptions], query);
  const isBusy = loading || loaded.isLoading || isCreating;

  const choose = (next: Value | null, option = optionOf(next)) => {
    setDraft(undefined);
    // Remember the selected option: its label is needed when the loaded options no longer contain it.
    if (option && !knownOptions.includes(option))
      setKnownOptions([option, ...knownOptions.filter((old) => old.value !== option.value)]);
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
  // Handles Enter without an active option: selects the option with the typed label, or creates one.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onCreate || query === '' || event.nativeEvent.isComposing) return;
    if (input.current?.getAttribute('aria-activedescendant')) return;
    event.preventDefault();
    event.stopPropagation();
    const existing = findOptionByName([...flatOptions(shown), ...knownOptions], query);
    if (existing) choose(existing.value, existing);
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
        control={inputRef}
        onKeyDownCapture={handleKey}
        hasChevron={!rest.readOnly}
        after={clearable && chosen !== null && !rest.disabled && !rest.readOnly && <ClearButton onClear={clear} />}
      />
      <FormValue {...{ name, form, value: chosen, disabled: rest.disabled }} />
      <VisuallyHidden role="status" {...liveAnnouncerProps}>
        {isOpen && (isBusy || loaded.isFailed) && message}
      </VisuallyHidden>
      <ChoicePanel typed={query} options={shown} isLong={isLong} emptyState={message}>
        {isNew && <CreateRow text={query} isLong={isLong} />}
      </ChoicePanel>
    </AriaComboBox>
  );
}
