import { useState } from 'react';
import type { ChoiceOption } from '../../private/choices/choiceTypes';
import { findOptionByName } from '../../private/choices/newOption';
import { useFieldState } from '../../private/fields/useFieldState';
import { choosingStrings } from '../../private/strings/choosingStrings';
import { fill, useStrings } from '../../private/strings/strings';

interface TagsOptions {
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onValueChange: ((value: string[]) => void) | undefined;
  fixedValues: readonly string[];
  max: number;
  onCreate: (text: string) => ChoiceOption | undefined;
  /** Options of the list, without sections. */
  flat: readonly ChoiceOption[];
  /** Lists in which the options of the chosen values are looked up, for their labels. */
  known: readonly (readonly ChoiceOption[])[];
  clearDraft: () => void;
}

const none: never[] = [];
export const asOption = (text: string): ChoiceOption => ({ value: text, label: text });

/** Returns the selected tags and functions to add and remove them. */
export function useTags({
  value,
  defaultValue,
  onValueChange,
  fixedValues,
  max,
  onCreate,
  flat,
  known,
  clearDraft,
}: TagsOptions) {
  const strings = useStrings(choosingStrings);
  const [chosen, setChosen, input] = useFieldState<readonly string[], readonly string[], HTMLInputElement>(
    value,
    defaultValue,
    (next) => onValueChange?.([...next]),
  );
  const [seen, setSeen] = useState<readonly ChoiceOption[]>(none);
  const [news, setNews] = useState('');

  const optionOf = (one: string) => [...known, seen].flat().find((option) => option.value === one) ?? asOption(one);
  const isFixed = (one: string) => fixedValues.includes(one);

  const set = (next: readonly string[]) => {
    clearDraft();
    const required = fixedValues.filter((one) => chosen.includes(one) && !next.includes(one));
    const all = [...required, ...next];
    if (all.length > max && all.length > chosen.length) return;
    // Keep the labels of the tags, as the list may show other options later.
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
  /** Selects the options with these names and creates missing ones, up to `max` tags. */
  const create = (texts: readonly string[]) => {
    const made = texts
      .map((one) => findOptionByName([...flat, ...seen], one) ?? onCreate(one))
      .filter((option) => option !== undefined)
      .slice(0, Math.max(0, max - chosen.length));
    clearDraft();
    const fresh = made.filter((option) => !chosen.includes(option.value));
    if (fresh.length === 0) return;
    setSeen((before) => [...before, ...fresh]);
    setChosen([...chosen, ...new Set(fresh.map((option) => option.value))]);
  };

  return { input, chosen, seen, news, optionOf, isFixed, set, remove, create };
}

export type Tags = ReturnType<typeof useTags>;
