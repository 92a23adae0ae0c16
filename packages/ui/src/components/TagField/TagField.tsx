import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { ComboBox, type Key } from 'react-aria-components';
import { tabular, text as textStyle } from '../../css/typography.css';
import { ChoiceField } from '../../private/Choice/ChoiceField';
import * as styles from '../../private/Choice/Choice.css';
import { heardThrough } from '../../private/Choice/heardThrough';
import { ChoicePanel } from '../../private/Choice/ChoicePanel';
import {
  flatOptions,
  longFrom,
  type ChoiceList,
  type ChoiceOption,
  type ChoiceProps,
} from '../../private/Choice/choiceTypes';
import { CreateRow } from '../../private/Choice/CreateRow';
import { createKey, optionNamed, splitTexts } from '../../private/Choice/newOption';
import { useLoadedOptions, type LoadOptions } from '../../private/Choice/useLoadedOptions';
import { choosingStrings } from '../../private/choosingStrings';
import { cx } from '../../private/cx';
import { widgetParts } from '../../private/Field/widgetFieldProps';
import { fill, useStrings } from '../../private/strings';
import { useOwnOrGiven } from '../../private/useOwnOrGiven';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as own from './TagField.css';
import { TagList } from './TagList';

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
  onChange?: (value: string[]) => void;
  /** Values that cannot be taken away. */
  fixedValues?: readonly string[];
  /** How many may be chosen; shows how many are. */
  max?: number;
  /** Takes texts that are no option: by Enter, by a comma, by pasting a list, by leaving the field. @default false */
  isCreatable?: boolean;
  /** Makes an option of such a text, or refuses it by giving nothing back. @default the text is value and label */
  onCreate?: (text: string) => ChoiceOption | undefined;
  /** Shows that the options are on their way, where they come from outside. @default false */
  isLoading?: boolean;
  /** Name in a form: each value is sent under it. */
  name?: string;
}

const none: never[] = [];
const everything = () => true;
const asOption = (text: string): ChoiceOption => ({ value: text, label: text });

/** Several of many, as tags in the field. */
export function TagField({
  placeholder,
  size,
  startIcon,
  options = none,
  loadOptions,
  value,
  defaultValue = none,
  onChange,
  onBlur,
  fixedValues = none,
  max = Infinity,
  isCreatable = false,
  onCreate = asOption,
  isLoading = false,
  name,
  ...rest
}: TagFieldProps) {
  const strings = useStrings(choosingStrings);
  const { texts, root } = widgetParts(rest);
  const [chosen, setChosen] = useOwnOrGiven<readonly string[]>(value, defaultValue, (next) => onChange?.([...next]));
  const [draft, setDraft] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState<readonly ChoiceOption[]>(none);
  const [news, setNews] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const query = draft.trim();
  const loaded = useLoadedOptions(loadOptions, query, isOpen);
  const shown: ChoiceList = loadOptions ? (loaded.options ?? options) : options;
  const flat = flatOptions(shown);
  const hasList = flat.length > 0 || loadOptions !== undefined;
  const isLong = flat.length > longFrom;
  const isBusy = isLoading || loaded.isLoading;
  const isFull = chosen.length >= max;
  const isLocked = Boolean(rest.isDisabled || rest.isReadOnly);
  // Without options there is nothing to choose from: Enter adds, no list says so.
  const isNew = hasList && isCreatable && !isFull && query !== '' && !optionNamed([...flat, ...seen], query);

  const optionOf = (one: string) =>
    [flatOptions(options), loaded.options ?? none, seen].flat().find((option) => option.value === one) ?? asOption(one);
  const isFixed = (one: string) => fixedValues.includes(one);

  const set = (next: readonly string[]) => {
    setDraft('');
    const kept = fixedValues.filter((one) => chosen.includes(one) && !next.includes(one));
    const all = [...kept, ...next];
    if (all.length > max && all.length > chosen.length) return;
    // Their names are needed when the list has moved on to other options.
    setSeen((before) => [...before, ...all.filter((one) => !before.some((old) => old.value === one)).map(optionOf)]);
    setChosen(all);
  };
  const remove = (values: ReadonlySet<string>) => {
    const going = chosen.filter((one) => values.has(one) && !isFixed(one));
    if (going.length === 0) return;
    setNews(fill(strings.removed, { name: going.map((one) => optionOf(one).label).join(', ') }));
    const left = chosen.filter((one) => !going.includes(one));
    set(left);
    if (left.length === 0) input.current?.focus();
  };
  /** Adds texts, one tag each; what is there already is not added again. */
  const create = (texts: readonly string[]) => {
    const made = texts
      .map((one) => optionNamed([...flat, ...seen], one) ?? onCreate(one))
      .filter((option) => option !== undefined)
      .slice(0, Math.max(0, max - chosen.length));
    setDraft('');
    const fresh = made.filter((option) => !chosen.includes(option.value));
    if (fresh.length === 0) return;
    setSeen((before) => [...before, ...fresh]);
    setChosen([...chosen, ...new Set(fresh.map((option) => option.value))]);
  };

  const handleChange = (keys: readonly Key[]) => {
    if (keys.includes(createKey)) create([query]);
    else if (keys.length !== chosen.length) set(keys as string[]);
    else setDraft('');
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== input.current || isLocked || event.nativeEvent.isComposing) return;
    const isAtStart = input.current.selectionStart === 0 && input.current.selectionEnd === 0;
    const last = chosen.findLast((one) => !isFixed(one));
    const back = getComputedStyle(input.current).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const isMarked = input.current.hasAttribute('aria-activedescendant');
    if (event.key === 'Backspace' && draft === '' && last !== undefined) remove(new Set([last]));
    else if (event.key === back && isAtStart && chosen.length > 0)
      event.currentTarget.querySelector<HTMLElement>('[role="row"]:last-child')?.focus();
    else if (isCreatable && query !== '' && (event.key === ',' || (event.key === 'Enter' && !isMarked)))
      create([query]);
    else {
      // Tab closes the list and with it drops the text; then the field is left.
      if (event.key === 'Tab' && isCreatable && query !== '' && !isMarked) create([query]);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const texts = splitTexts(event.clipboardData.getData('text'));
    if (!isCreatable || texts.length < 2) return;
    event.preventDefault();
    create(texts);
  };
  const handleOpen = (next: boolean) => {
    setOpen(next);
    if (next && loaded.isFailed) loaded.retry();
  };
  const handleBlur = () => {
    if (isCreatable && query !== '') create([query]);
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
        {...{ texts, size, startIcon, isBusy }}
        placeholder={chosen.length === 0 ? placeholder : undefined}
        inputRef={input}
        onKeyDownCapture={handleKey}
        onPaste={handlePaste}
        hasChevron={hasList && !rest.isReadOnly}
        boxClassName={styles.growingSizes[size ?? 'md']}
        controlClassName={cx(own.input, isLocked && chosen.length > 0 && own.inputAtRest)}
        before={
          <TagList
            label={`${rest.label}: ${strings.chosen}`}
            tags={chosen.map(optionOf)}
            isDisabled={Boolean(rest.isDisabled)}
            onRemove={remove}
            {...{ isFixed, isLocked }}
          />
        }
        after={
          max < Infinity && (
            <span className={cx(textStyle.caption, tabular, own.count)}>
              <bdi dir="ltr" aria-hidden="true">{`${chosen.length} / ${max}`}</bdi>
              <VisuallyHidden>{fill(strings.atMost, { count: max })}</VisuallyHidden>
            </span>
          )
        }
      />
      {name &&
        chosen.map((one) => <input key={one} type="hidden" name={name} value={one} disabled={rest.isDisabled} />)}
      <VisuallyHidden role="status" {...heardThrough}>
        {isOpen && (isBusy || loaded.isFailed) ? message : news}
      </VisuallyHidden>
      <ChoicePanel typed={query} options={shown} isLong={isLong} empty={message}>
        {isNew && <CreateRow text={query} isLong={isLong} />}
      </ChoicePanel>
    </ComboBox>
  );
}
