import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { clearedFilters, isNarrowed, listParameters, type ListDefinition } from './defineList';
import { changeList, replacePrefixed, unprefixed, withoutDefaults, type ListSearch } from './listState';

/** Delay in ms before the typed text updates the URL. */
const delay = 300;

/**
 * Returns the state of a list, which is stored in the URL. Filters, page and sorting push a history entry;
 * typing pushes one and then replaces it.
 * @param prefix Start of the names of the parameters, for a list that is part of another page.
 */
export function useListSearch<Search extends ListSearch>(list: ListDefinition<Search>, prefix = '') {
  const validated: object = useSearch({ strict: false });
  const search = useMemo(() => unprefixed(validated, prefix) as Search, [validated, prefix]);
  const navigate = useNavigate();
  const q = search.q ?? '';
  const [text, setText] = useState(q);
  const [isTyping, setTyping] = useState(false);
  const [seen, setSeen] = useState(q);
  const hasPushed = useRef(false);

  // Follow changes of the URL by back, forward and links, but not while the user types.
  if (q !== seen) {
    setSeen(q);
    if (!isTyping) setText(q);
  }

  const go = (next: (previous: Search) => Search, replace: boolean) =>
    void navigate({
      to: '.',
      search: ((previous: object) =>
        replacePrefixed(previous, prefix, next(unprefixed(previous, prefix) as Search))) as never,
      replace,
      resetScroll: false,
    });
  const apply = (next: Partial<Search>, replace = false) =>
    go((previous) => changeList(previous, next, list.defaults), replace);

  const send = useEffectEvent(() => {
    setTyping(false);
    if (text.trim() === q) return;
    apply({ q: text.trim() } as Partial<Search>, hasPushed.current);
    hasPushed.current = true;
  });
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(() => send(), delay);
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
    apply(next, replace);
  };

  return {
    list,
    search,
    /** The input of the list endpoint. */
    parameters: useMemo(() => listParameters(list, search), [list, search]),
    isNarrowed: isNarrowed(list, search),
    change,
    /** Replaces the state, for example with that of a saved view. */
    become: (next: Search) => {
      showText(next.q ?? '');
      go(() => withoutDefaults(next, list.defaults), false);
    },
    /** Clears the search text and all filters. */
    clear: () => change(clearedFilters(list)),
    /** Clears filters and sorting, so that new rows are first. */
    reset: () => change({ ...clearedFilters(list), sortColumn: undefined, sort: undefined }),
    /** Props of the search field. While the user types, the URL follows its text with a delay. */
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
export type ListSearchState<Search extends ListSearch> = ReturnType<typeof useListSearch<Search>>;
