import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { changeUserList } from './userListState';
import type { UserListSearch } from './userListSearch';

const wait = 300;

/** The list's state, kept in the address: filters, page and order push an entry, typing pushes once and then replaces (pages.md 1.3). */
export function useUserListSearch() {
  const search = useSearch({ from: '/_shell/apps/user/list' });
  const navigate = useNavigate({ from: '/apps/user/list' });
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

  const go = (change: UserListSearch, replace = false) =>
    void navigate({ search: (former) => changeUserList(former, change), replace, resetScroll: false });

  const send = useEffectEvent(() => {
    setTyping(false);
    if (text.trim() === q) return;
    go({ q: text.trim() }, hasPushed.current);
    hasPushed.current = true;
  });
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(() => send(), wait);
    return () => clearTimeout(timer);
  }, [isTyping, text]);

  const change = (next: UserListSearch, replace = false) => {
    hasPushed.current = false;
    if ('q' in next) {
      setTyping(false);
      setText(next.q ?? '');
    }
    go(next, replace);
  };

  return {
    search,
    change,
    clear: () => change({ q: undefined, role: undefined, currentPlan: undefined, status: undefined }),
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
