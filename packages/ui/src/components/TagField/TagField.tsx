import { useRef, useState } from 'react';
import { ComboBox, type Key } from 'react-aria-components';
import { ChoiceField } from '../../private/choices/ChoiceField';
import * as styles from '../../private/choices/Choice.css';
import { liveAnnouncerProps } from '../../private/choices/liveAnnouncerProps';
import { ChoicePanel } from '../../private/choices/ChoicePanel';
import {
  flatOptions,
  longFrom,
  type ChoiceList,
  type ChoiceOption,
  type ChoiceProps,
} from '../../private/choices/choiceTypes';
import { CreateRow } from '../../private/choices/CreateRow';
import { createKey, optionNamed } from '../../private/choices/newOption';
import { useLoadedOptions, type LoadOptions } from '../../private/choices/useLoadedOptions';
import { choosingStrings } from '../../private/strings/choosingStrings';
import { cx } from '../../css/cx';
import { widgetParts } from '../../private/fields/widgetFieldProps';
import { useStrings } from '../../private/strings/strings';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as own from './TagField.css';
import { TagCount } from './TagCount';
import { TagList } from './TagList';
import { useTagKeys } from './useTagKeys';
import { asOption, useTags } from './useTags';

export type TagOption<Value extends string = string> = ChoiceOption<Value>;

export interface TagFieldProps extends ChoiceProps {
  /** The options, or titled parts of them; without them the field takes texts alone. Keep the array while nothing changes. */
  options?: ChoiceList;
  /** Gets the options for what is typed; letters wait for the next one, late answers are dropped. */
  loadOptions?: LoadOptions;
  /** What is chosen, in order, where that is controlled. */
  value?: readonly string[];
  /** What is chosen at first. @default [] */
  defaultValue?: readonly string[];
  /** Called with all that is chosen now. */
  onValueChange?: (value: string[]) => void;
  /** Values that cannot be taken away. */
  fixedValues?: readonly string[];
  /** How many may be chosen; shows how many are. */
  max?: number;
  /** Takes texts that are no option: by Enter, by a comma, by pasting a list, by leaving the field. @default false */
  creatable?: boolean;
  /** Makes an option of such a text, or refuses it by giving nothing back. @default the text is value and label */
  onCreate?: (text: string) => ChoiceOption | undefined;
  /** Shows that the options are on their way, where they come from outside. @default false */
  loading?: boolean;
  /** Name in a form: each value is sent under it. */
  name?: string;
}

const none: never[] = [];
const everything = () => true;

/** Several of many, as tags in the field. */
export function TagField({
  placeholder,
  size,
  startIcon,
  options = none,
  loadOptions,
  value,
  defaultValue = none,
  onValueChange,
  onBlur,
  fixedValues = none,
  max = Infinity,
  creatable = false,
  onCreate = asOption,
  loading = false,
  name,
  ...rest
}: TagFieldProps) {
  const strings = useStrings(choosingStrings);
  const { texts, root } = widgetParts(rest);
  const [draft, setDraft] = useState('');
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const query = draft.trim();
  const loaded = useLoadedOptions(loadOptions, query, isOpen);
  const shown: ChoiceList = loadOptions ? (loaded.options ?? options) : options;
  const flat = flatOptions(shown);
  const hasList = flat.length > 0 || loadOptions !== undefined;
  const isLong = flat.length > longFrom;
  const isBusy = loading || loaded.isLoading;
  const tags = useTags({
    value,
    defaultValue,
    onValueChange,
    fixedValues,
    max,
    onCreate,
    flat,
    input,
    known: [flatOptions(options), loaded.options ?? none],
    clearDraft: () => setDraft(''),
  });
  const { chosen, seen, news, optionOf, isFixed, set, remove, create } = tags;
  const isFull = chosen.length >= max;
  const isLocked = Boolean(rest.disabled || rest.readOnly);
  // Without options there is nothing to choose from: Enter adds, no list says so.
  const isNew = hasList && creatable && !isFull && query !== '' && !optionNamed([...flat, ...seen], query);

  const handleChange = (keys: readonly Key[]) => {
    if (keys.includes(createKey)) create([query]);
    else if (keys.length !== chosen.length) set(keys as string[]);
    else setDraft('');
  };
  const { handleKey, handlePaste } = useTagKeys({ ...tags, input, draft, query, isLocked, creatable });
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
        inputRef={input}
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
      {name && chosen.map((one) => <input key={one} type="hidden" name={name} value={one} disabled={rest.disabled} />)}
      <VisuallyHidden role="status" {...liveAnnouncerProps}>
        {isOpen && (isBusy || loaded.isFailed) ? message : news}
      </VisuallyHidden>
      <ChoicePanel typed={query} options={shown} isLong={isLong} emptyState={message}>
        {isNew && <CreateRow text={query} isLong={isLong} />}
      </ChoicePanel>
    </ComboBox>
  );
}
