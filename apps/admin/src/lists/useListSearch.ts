import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { changeList, withoutDefaults, type ListDefaults, type ListSearch } from './listState';

/** How long typing rests before the address says it, ms (pages.md 1.3). */
const wait = 300;

export interface ListSearchOptions<Search extends ListSearch> {
  /** What the address says, as the route read it. */
  search: Search;
  /** Changes the address; the route's own `navigate` with the scroll left alone. */
  navigate: (change: (former: Search) => Search, replace: boolean) => void;
  defaults: ListDefaults<Search>;
  /** Parameters that narrow the list beside `q`. */
  filters: readonly (keyof Search & string)[];
}

/**
 * A list whose state is its address: filters, page and order push an entry, typing pushes once and then replaces
 * (pages.md 1.3).
 */
export function useListSearch<Search extends ListSearch>({
  search,
  navigate,
  defaults,
  filters,
}: ListSearchOptions<Search>) {
  const q = search.q ?? '';
  const [text, setText] = useState(q);
  const [isTyping, setTyping] = useState(false);
  const [seen, setSeen] = useState(q);
  const hasPushed = useRef(false);

  // Back, forward and a link change the address under the field; what is being typed stays.
  if (q !== seen) {
    setSeen(q);
    if (!isTyping) setText(q);
  }

  const go = (next: Partial<Search>, replace = false) =>
    navigate((former) => changeList(former, next, defaults), replace);

  const send = useEffectEvent(() => {
    setTyping(false);
    if (text.trim() === q) return;
    go({ q: text.trim() } as Partial<Search>, hasPushed.current);
    hasPushed.current = true;
  });
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(() => send(), wait);
    return () => clearTimeout(timer);
  }, [isTyping, text]);

  const showText = (value: string) => {
    hasPushed.current = false;
    setTyping(false);
    setText(value);
  };
  const change = (next: Partial<Search>, replace = false) => {
    hasPushed.current = false;
    if ('q' in next) showText(next.q ?? '');
    go(next, replace);
  };

  return {
    search,
    change,
    /** Puts another state in place of all that is said, such as that of a saved view. */
    become: (next: Search) => {
      showText(next.q ?? '');
      navigate(() => withoutDefaults(next, defaults), false);
    },
    clear: () => change(Object.fromEntries(['q', ...filters].map((name) => [name, undefined])) as Partial<Search>),
    isFiltered: Boolean(search.q) || filters.some((name) => search[name] !== undefined && search[name] !== ''),
    /** The search field: its text is ahead of the address while somebody types. */
    field: {
      value: text,
      onValueChange: (value: string) => {
        setText(value);
        setTyping(true);
      },
      onBlur: () => {
        hasPushed.current = false;
      },
    },
  };
}
