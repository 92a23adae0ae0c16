import { useState, type Ref } from 'react';
import { ComboBox, type Key } from 'react-aria-components';
import { checkProps } from '../../private/dom/checkProps';
import { ChoiceField } from '../../private/choices/ChoiceField';
import * as styles from '../../private/choices/Choice.css';
import { liveAnnouncerProps } from '../../private/choices/liveAnnouncerProps';
import { ChoicePanel } from '../../private/choices/ChoicePanel';
import {
  flatOptions,
  virtualizeFrom,
  type ChoiceList,
  type ChoiceOption,
  type ChoiceProps,
} from '../../private/choices/choiceTypes';
import { CreateRow } from '../../private/choices/CreateRow';
import { createKey, findOptionByName } from '../../private/choices/newOption';
import { useLoadedOptions, type LoadOptions } from '../../private/choices/useLoadedOptions';
import { choosingStrings } from '../../private/strings/choosingStrings';
import { cx } from '../../css/cx';
import { FormValue } from '../../private/fields/FormValue';
import { splitWidgetProps } from '../../private/fields/widgetFieldProps';
import { useMergedRef } from '../../private/hooks/useMergedRef';
import { useStrings } from '../../private/strings/strings';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as own from './TagField.css';
import { TagCount } from './TagCount';
import { TagList } from './TagList';
import { useTagKeys } from './useTagKeys';
import { asOption, useTags } from './useTags';

export type TagOption<Value extends string = string> = ChoiceOption<Value>;

export interface TagFieldProps extends ChoiceProps {
  /**
   * Options or titled sections, in order. If omitted, only custom texts can be added. Keep the array reference stable.
   * @default []
   */
  options?: ChoiceList;
  /** Loads options for the typed text. Calls are debounced and stale responses are ignored. */
  loadOptions?: LoadOptions;
  /** The values, in order (controlled). */
  value?: readonly string[];
  /** The initial values (uncontrolled). @default [] */
  defaultValue?: readonly string[];
  /** Called with all values when a value is added or removed. */
  onValueChange?: (value: string[]) => void;
  /** Values that can't be removed. @default [] */
  fixedValues?: readonly string[];
  /** Maximum number of values. If set, a count is shown. @default no limit */
  max?: number;
  /** If true, custom texts can be added with Enter or a comma, on blur, or by pasting a list. @default false */
  creatable?: boolean;
  /**
   * Returns the option for a custom text, or undefined to reject it.
   * @default an option with the text as value and label
   */
  onCreate?: (text: string) => ChoiceOption | undefined;
  /** Shows a loading state, for `options` that the parent is loading. @default false */
  loading?: boolean;
  /** Name in form data. Each value is submitted. */
  name?: string;
  /** ID of the form, if the field is outside of it. */
  form?: string;
}

const none: never[] = [];
const everything = () => true;
/** A value that is no list is reported, but must not crash the page. */
const listOf = (values: readonly string[]) => (Array.isArray(values) ? values : [values]) as readonly string[];

/** A field to select several options or enter texts as tags. */
export function TagField({
  placeholder,
  size,
  startIcon,
  options = none,
  loadOptions,
  value: given,
  defaultValue: givenInitial = none,
  onValueChange,
  onBlur,
  fixedValues = none,
  max = Infinity,
  creatable = false,
  onCreate = asOption,
  loading = false,
  name,
  form,
  ...rest
}: TagFieldProps) {
  checkProps('arrays', 'TagField', { options, value: given, defaultValue: givenInitial });
  const value = given && listOf(given);
  const defaultValue = listOf(givenInitial);
  const strings = useStrings(choosingStrings);
  const { texts, control, root } = splitWidgetProps(rest);
  // React Aria restores the initial value when the form is reset.
  const [initial] = useState(value ?? defaultValue);
  const [draft, setDraft] = useState('');
  const [isOpen, setOpen] = useState(false);

  const query = draft.trim();
  const loaded = useLoadedOptions(loadOptions, query, isOpen);
  const shown: ChoiceList = loadOptions ? (loaded.options ?? options) : options;
  const flat = flatOptions(shown);
  const hasList = flat.length > 0 || loadOptions !== undefined;
  const isLong = flat.length > virtualizeFrom;
  const isBusy = loading || loaded.isLoading;
  const tags = useTags({
    value,
    defaultValue,
    onValueChange,
    fixedValues,
    max,
    onCreate,
    flat,
    known: [flatOptions(options), loaded.options ?? none],
    clearDraft: () => setDraft(''),
  });
  const inputRef = useMergedRef(tags.input, control as Ref<HTMLInputElement>);
  const { chosen, seen, news, optionOf, isFixed, set, remove, create } = tags;
  const isFull = chosen.length >= max;
  const isLocked = Boolean(rest.disabled || rest.readOnly);
  // Without options there is no list: Enter adds the text.
  const isNew = hasList && creatable && !isFull && query !== '' && !findOptionByName([...flat, ...seen], query);

  const handleChange = (keys: readonly Key[]) => {
    if (keys.includes(createKey)) create([query]);
    else if (keys.length !== chosen.length) set(keys as string[]);
    else setDraft('');
  };
  const { handleKey, handlePaste } = useTagKeys({ ...tags, draft, query, isLocked, creatable });
  const handleOpen = (next: boolean) => {
    setOpen(next);
    if (next && loaded.isFailed) loaded.retry();
  };
  const handleBlur = () => {
    if (creatable && query !== '') create([query]);
    onBlur?.();
  };

  const message = isBusy ? strings.loading : loaded.isFailed ? strings.loadFailed : strings.nothingMatches;
  return (
    <ComboBox
      {...root}
      selectionMode="multiple"
      value={chosen}
      defaultValue={initial}
      onChange={handleChange}
      inputValue={draft}
      onInputChange={setDraft}
      onOpenChange={handleOpen}
      onBlur={handleBlur}
      defaultFilter={loadOptions && everything}
      disabledKeys={isFull ? flat.map((option) => option.value).filter((one) => !chosen.includes(one)) : undefined}
      allowsEmptyCollection={hasList}
    >
      <ChoiceField
        {...{ texts, size, startIcon, loading: isBusy }}
        placeholder={chosen.length === 0 ? placeholder : undefined}
        control={inputRef}
        onKeyDownCapture={handleKey}
        onPaste={handlePaste}
        hasChevron={hasList && !rest.readOnly}
        boxClassName={styles.growingSizes[size ?? 'md']}
        controlClassName={cx(own.input, isLocked && chosen.length > 0 && own.inputAtRest)}
        before={
          <TagList
            label={`${rest.label}: ${strings.chosen}`}
            tags={chosen.map(optionOf)}
            disabled={Boolean(rest.disabled)}
            onRemove={remove}
            {...{ isFixed, isLocked }}
          />
        }
        after={max < Infinity && <TagCount count={chosen.length} max={max} />}
      />
      {/* Without tags, a disabled input keeps the name, so that the error summary finds the field. */}
      {chosen.length === 0 && <FormValue {...{ name, form, value: null }} disabled />}
      {name && chosen.map((one) => <FormValue key={one} {...{ name, form, value: one, disabled: rest.disabled }} />)}
      <VisuallyHidden role="status" {...liveAnnouncerProps}>
        {isOpen && (isBusy || loaded.isFailed) ? message : news}
      </VisuallyHidden>
      <ChoicePanel typed={query} options={shown} isLong={isLong} emptyState={message}>
        {isNew && <CreateRow text={query} isLong={isLong} />}
      </ChoicePanel>
    </ComboBox>
  );
}
