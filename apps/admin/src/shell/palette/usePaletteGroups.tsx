import { useRecentlyOpened } from '@larder/domain';
import type { SearchGroup } from '@larder/domain/contract';
import { Avatar } from '@larder/ui';
import { useMediaQuery } from '@larder/ui/shell';
import { from } from '@larder/ui/theme';
import { useNavigate } from '@tanstack/react-router';
import { Check, History, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRegisteredCommands } from '../../hooks/usePageCommands';
import { useShortcutSettings } from '../../hooks/useShortcuts';
import { capsOf, keysOf } from '../../lib/shortcuts';
import { isAvailable } from '../navigation/navigation';
import { pageIcon } from '../navigation/pageIcon';
import { useBookmarkedPages } from '../navigation/useBookmarkedPages';
import { usePageAccess } from '../navigation/usePageAccess';
import { splitPrefix } from './palettePrefixes';
import { searchRows } from './searchMatch';
import { searchSynonyms } from './searchSynonyms';
import { useDateEntries } from './useDateEntries';
import type { PaletteAction, PaletteEntry } from './paletteTypes';
import { usePaletteActions } from './usePaletteActions';
import { searchLimit, useSearchResults, type SearchGroupTitle } from './useSearchResults';

/** Maximum number of actions while the user types. */
const actionLimit = 6;

interface PaletteGroup {
  id: string;
  title: string;
  items: PaletteEntry[];
}

interface PaletteState {
  /** The text in the field, with its prefix. */
  value: string;
  /** The action whose options are shown. */
  step: PaletteAction | undefined;
  data: readonly SearchGroup[] | undefined;
  openStep: (action: PaletteAction) => void;
  close: () => void;
}

/** Filters entries by the text and highlights the match. Without text, returns all entries. */
function narrow(entries: readonly PaletteEntry[], typed: string, limit: number, allowsErrors = false): PaletteEntry[] {
  if (!typed.trim()) return [...entries];
  return searchRows(entries, typed, limit, allowsErrors).map(({ row, match }) => ({
    ...row,
    match: [match.start, match.end],
  }));
}

/** Returns a function that lists the results of the API search in a group. */
function useSearchEntries(data: readonly SearchGroup[] | undefined) {
  const results = useSearchResults(data);
  return (group: SearchGroupTitle) =>
    results[group].map(({ id, title, keywords, href, icon, iconName, person, about }): PaletteEntry => ({
      id,
      href,
      title,
      keywords,
      icon,
      iconName,
      startContent: person && <Avatar name={title} size={24} {...person} aria-hidden />,
      detail: about,
    }));
}

/** Returns recently opened entries and bookmarks, which are shown before the user types. */
function useStoredEntries(pageEntries: readonly PaletteEntry[]) {
  const access = usePageAccess();
  const [recent] = useRecentlyOpened();
  const { bookmarks } = useBookmarkedPages();
  const opened = recent
    .filter(({ href }) => isAvailable(href, access))
    .map(({ href, title, icon }): PaletteEntry => ({
      id: `recent-${href}`,
      title: pageEntries.find((page) => page.href === href)?.title ?? title,
      icon: icon ? pageIcon(icon) : History,
      iconName: icon,
      href,
    }));
  const bookmarked = bookmarks.map(({ id, link, title, icon }): PaletteEntry => ({
    id: `bookmark-${id}`,
    href: link,
    title,
    icon: pageIcon(icon),
    iconName: icon,
  }));
  return { opened, bookmarked };
}

/** Returns actions of the app and of the open page. */
function useActionEntries({ openStep, close }: PaletteState) {
  const actions = usePaletteActions(usePageAccess());
  const { commands } = useRegisteredCommands();
  const { keyMap } = useShortcutSettings();
  const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);
  const entryOf = (action: PaletteAction): PaletteEntry => ({
    id: `action-${action.id}`,
    title: action.title,
    keywords: searchSynonyms[action.id],
    icon: action.icon,
    detail: action.detail,
    tone: action.tone,
    shortcut: action.shortcut && capsOf(keysOf(action.shortcut, keyMap), isMac),
    run: () => {
      if (action.options) return openStep(action);
      close();
      return action.run('');
    },
  });
  const optionEntries = (action: PaletteAction) =>
    (action.areOptionsSearched ? (action.options ?? []) : [])
      .filter(({ isCurrent }) => !isCurrent)
      .map((option): PaletteEntry => ({
        id: `action-${action.id}-${option.id}`,
        title: option.command ?? option.title,
        keywords: [
          option.title,
          option.keywords,
          searchSynonyms[option.id],
          action.title,
          searchSynonyms[action.id],
        ].join(' '),
        icon: action.icon,
        detail: option.command ? undefined : action.title,
        run: () => {
          close();
          action.run(option.id);
        },
      }));
  const listed = actions.filter(({ isSearchOnly }) => !isSearchOnly).map(entryOf);
  const searched = [...actions.map(entryOf), ...actions.flatMap(optionEntries)];
  const page = commands.map(({ run, ...command }): PaletteEntry => ({
    ...command,
    id: `here-${command.id}`,
    run: () => {
      close();
      run();
    },
  }));
  return { listed, searched, page };
}

/** Returns an entry that finds bills by the typed number, if the user may open the bills. */
function useNumberEntries(typed: string, close: () => void): PaletteEntry[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const access = usePageAccess();
  const number = typed.trim();
  if (!/^\d+$/.test(number) || !isAvailable('/apps/bills', access)) return [];
  const run = () => {
    close();
    void navigate({ to: '/apps/bills', search: { q: number } });
  };
  return [{ id: 'bill-number', title: t('shell.palette.findBill', { number }), icon: ReceiptText, run }];
}

/** Returns the groups of the palette that match the typed text. */
export function usePaletteGroups(state: PaletteState): PaletteGroup[] {
  const { t } = useTranslation();
  const { value, step, close } = state;
  const entriesOf = useSearchEntries(state.data);
  const pageEntries = entriesOf('Pages');
  const { opened, bookmarked } = useStoredEntries(pageEntries);
  const actions = useActionEntries(state);
  const datesOf = useDateEntries(close);
  const isWide = useMediaQuery(from('xl'));
  const { prefix, typed } = splitPrefix(value);
  const numbers = useNumberEntries(typed, close);

  if (step) {
    const options = step.options ?? [];
    const items = options.map(({ id, title, isCurrent }): PaletteEntry => ({
      id: `option-${id}`,
      title,
      icon: isCurrent ? Check : undefined,
      detail: isCurrent ? t('shell.palette.now') : undefined,
      run: () => {
        close();
        step.run(id);
      },
    }));
    return [{ id: 'step', title: step.title, items: narrow(items, value, options.length) }];
  }

  const dates = datesOf(typed);
  const isAll = prefix === undefined;
  const isTyping = typed.trim() !== '';
  const group = (id: string, titleKey: string, items: PaletteEntry[]) => ({ id, title: t(titleKey), items });
  const search = (allowsErrors: boolean) => {
    const when = (isShown: boolean, entries: readonly PaletteEntry[], limit: number) =>
      isShown ? narrow(entries, typed, limit, allowsErrors) : [];
    return [
      group('numbers', 'shell.palette.numbers', prefix === '#' ? numbers : []),
      group('here', 'shell.palette.here', when(isAll, actions.page, actionLimit)),
      group('recent', 'shell.palette.recent', isAll && !isTyping ? opened : []),
      // The navbar shows the bookmarks only on wide screens.
      group('bookmarks', 'shell.bookmarks.label', isAll && !isTyping && !isWide ? bookmarked : []),
      group(
        'actions',
        'shell.palette.actionsTitle',
        prefix === '@' || prefix === '#'
          ? []
          : [...(isAll ? dates : []), ...when(true, isTyping ? actions.searched : actions.listed, actionLimit)],
      ),
      group('pages', 'shell.search.pages', when(isAll && isTyping, pageEntries, searchLimit)),
      group('files', 'shell.search.files', when(isAll && isTyping, entriesOf('Files'), searchLimit)),
      group(
        'contacts',
        'shell.search.contacts',
        when(
          prefix === '@' || (isAll && isTyping),
          entriesOf('Contacts'),
          prefix ? searchLimit * 2 : searchLimit,
        ).slice(0, searchLimit * 2),
      ),
    ];
  };
  const exact = search(false);
  return isTyping && exact.every(({ items }) => items.length === 0) ? search(true) : exact;
}
