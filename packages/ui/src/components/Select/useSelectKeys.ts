import { useRef, type KeyboardEvent } from 'react';
import type { ChoiceOption } from '../../private/choices/choiceTypes';

/** Pause in ms after which typing starts a new search, as in React Aria. */
const pause = 1000;

const collator = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' });
const startsWith = (label: string, text: string) => collator.compare(label.slice(0, text.length), text) === 0;

/** Returns the option whose label starts with the typed text. Repeating a letter steps through its options (APG). */
export function typedOption<Option extends ChoiceOption>(
  options: readonly Option[],
  text: string,
  current: string | null,
): Option | undefined {
  const [first = ''] = text;
  const query = text.replaceAll(first, '') === '' ? first : text;
  const start = options.findIndex(({ value }) => value === current) + (query === first ? 1 : 0);
  return [...options.slice(Math.max(start, 0)), ...options.slice(0, Math.max(start, 0))].find(
    ({ label, disabled }) => !disabled && startsWith(label, query),
  );
}

/** Returns a key handler for the closed button: letters, Left and Right select an option. */
export function useSelectKeys<Value extends string>(
  options: readonly ChoiceOption<Value>[],
  value: Value | null,
  onSelect: (value: Value) => void,
) {
  const typed = useRef({ text: '', at: 0 });
  const neighbor = (step: number) => {
    const enabled = options.filter((option) => !option.disabled || option.value === value);
    const current = enabled.findIndex((option) => option.value === value);
    return enabled[current === -1 ? 0 : current + step];
  };
  const search = (letter: string, at: number) => {
    const previous = at - typed.current.at < pause ? typed.current.text : '';
    // Space opens the list unless it continues a search.
    if (previous === '' && letter === ' ') return undefined;
    const found = typedOption(options, previous + letter, value);
    typed.current = { text: found ? previous + letter : '', at };
    return found;
  };
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    let option: ChoiceOption<Value> | undefined;
    if (event.key === 'ArrowLeft') option = neighbor(-1);
    else if (event.key === 'ArrowRight') option = neighbor(1);
    else if (event.key.length === 1) option = search(event.key, event.timeStamp);
    if (!option) return;
    event.preventDefault();
    onSelect(option.value);
  };
}
