import { useMainSearch, useRecentlyOpened, useShellPanel } from '@larder/domain';
import { Avatar } from '@larder/ui';
import { CommandPalette, type Command } from '@larder/ui/palette';
import { useMediaQuery } from '@larder/ui/shell';
import { from } from '@larder/ui/theme';
import { useRouter } from '@tanstack/react-router';
import { Check, History } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfferedCommands } from '../lib/pageCommands';
import { capsOf, keysOf } from '../lib/shortcuts';
import { useShortcutSettings } from '../lib/useShortcuts';
import { isReachable } from './navigation';
import { pageIcon } from './pageIcons';
import { palettePrefixes, splitPrefix } from './palettePrefixes';
import { paletteStart } from './paletteStart';
import { searchRows } from './searchMatch';
import { useBookmarkedPages } from './useBookmarkedPages';
import { usePaletteActions, type PaletteAction } from './usePaletteActions';
import { useReach } from './useReach';
import { searchLimit, useSearchResults, type SearchGroupTitle } from './useSearchResults';

/** Actions that are shown at most while something is typed. */
const actionLimit = 6;

/** A command with what it does; `href` where it opens something. */
interface Entry extends Command {
  href?: string;
  /** Lucide name, for the list of what was opened last. */
  iconName?: string;
  run?: () => void;
}

/** Narrows to what fits and marks it; with nothing typed everything stays. */
function narrow<E extends Entry>(entries: readonly E[], typed: string, limit: number): E[] {
  if (!typed.trim()) return [...entries];
  return searchRows(entries, typed, limit).map(({ row, match }) => ({ ...row, match: [match.start, match.end] }));
}

/** Everything by name: what the page offers, what can be done, what can be opened (pages.md 3.4). */
export function Palette() {
  const { t } = useTranslation();
  const router = useRouter();
  const reach = useReach();
  const [panel, setPanel] = useShellPanel();
  const [value, setValue] = useState(paletteStart.read);
  const [step, setStep] = useState<PaletteAction>();
  const [recent, remember] = useRecentlyOpened();
  const offered = useOfferedCommands();
  const actions = usePaletteActions(reach);
  const settings = useShortcutSettings();
  const search = useMainSearch(true);
  const { bookmarks } = useBookmarkedPages();
  const isWide = useMediaQuery(from('xl'));

  useEffect(() => () => paletteStart.write(''), []);

  const close = () => setPanel((open) => (open === 'palette' ? null : open));
  const { prefix, typed } = splitPrefix(value);
  const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);

  const toEntry = (action: PaletteAction): Entry => ({
    id: `action-${action.id}`,
    title: action.title,
    icon: action.icon,
    detail: action.detail,
    tone: action.tone,
    shortcut: action.shortcut && capsOf(keysOf(action.shortcut, settings.keyMap), isMac),
    run: () => {
      if (!action.options) {
        close();
        return action.run('');
      }
      setValue('');
      setStep(action);
    },
  });

  const results = useSearchResults(search.data);
  const entriesOf = (title: SearchGroupTitle) =>
    results[title].map(({ id, title: name, href, icon, iconName, person, about }): Entry => ({
      id,
      href,
      title: name,
      icon,
      iconName,
      leading: person && <Avatar name={name} size={24} {...person} aria-hidden />,
      detail: about,
    }));
  const pageEntries = entriesOf('Pages');
  const opened: Entry[] = recent
    .filter(({ href }) => isReachable(href, reach))
    .map(({ href, title, icon }) => ({
      id: `recent-${href}`,
      title: pageEntries.find((page) => page.href === href)?.title ?? title,
      icon: icon ? pageIcon(icon) : History,
      iconName: icon,
      href,
    }));
  // Where the navbar has no room for them (pages.md 3).
  const marked = bookmarks.map(({ id, link, title, icon }): Entry => ({
    id: `bookmark-${id}`,
    href: link,
    title,
    icon: pageIcon(icon),
    iconName: icon,
  }));
  const page: Entry[] = offered.commands.map(({ run, ...command }) => ({
    ...command,
    id: `here-${command.id}`,
    run: () => {
      close();
      run();
    },
  }));

  const isTyping = typed.trim() !== '';
  const all = prefix === undefined;
  const entries: { id: string; title: string; commands: Entry[] }[] = step
    ? [
        {
          id: 'step',
          title: step.title,
          commands: narrow(
            (step.options ?? []).map(({ id, title, isCurrent }) => ({
              id: `option-${id}`,
              title,
              icon: isCurrent ? Check : undefined,
              detail: isCurrent ? t('shell.palette.now') : undefined,
              run: () => {
                close();
                step.run(id);
              },
            })),
            value,
            step.options?.length ?? 0,
          ),
        },
      ]
    : [
        { id: 'here', title: t('shell.palette.here'), commands: all ? narrow(page, typed, actionLimit) : [] },
        { id: 'recent', title: t('shell.palette.recent'), commands: all && !isTyping ? opened : [] },
        { id: 'bookmarks', title: t('shell.bookmarks.label'), commands: all && !isTyping && !isWide ? marked : [] },
        {
          id: 'actions',
          title: t('shell.palette.actionsTitle'),
          commands: prefix === '@' ? [] : narrow(actions.map(toEntry), typed, actionLimit),
        },
        {
          id: 'pages',
          title: t('shell.search.pages'),
          commands: all && isTyping ? narrow(pageEntries, typed, searchLimit) : [],
        },
        {
          id: 'files',
          title: t('shell.search.files'),
          commands: all && isTyping ? narrow(entriesOf('Files'), typed, searchLimit) : [],
        },
        {
          id: 'contacts',
          title: t('shell.search.contacts'),
          commands:
            prefix === '@' || (all && isTyping)
              ? narrow(entriesOf('Contacts'), typed, searchLimit).slice(0, searchLimit * 2)
              : [],
        },
      ];

  const run = (command: Command, isNewTab: boolean) => {
    const entry = command as Entry;
    if (entry.href === undefined) return entry.run?.();
    remember({ href: entry.href, title: entry.title, icon: entry.iconName });
    if (isNewTab) {
      window.open(router.buildLocation({ to: entry.href }).publicHref, '_blank', 'noopener');
      return undefined;
    }
    close();
    return void router.navigate({ to: entry.href });
  };

  return (
    <CommandPalette
      isOpen={panel === 'palette'}
      onOpenChange={(isOpen) => !isOpen && close()}
      label={t('shell.palette.label')}
      placeholder={step ? t('shell.palette.choose') : t('shell.palette.placeholder')}
      value={value}
      onValueChange={setValue}
      groups={entries}
      summary={t('shell.search.results', {
        count: entries.reduce((sum, { commands }) => sum + commands.length, 0),
      })}
      emptyText={t('shell.palette.none')}
      context={step ? undefined : offered.context}
      step={step?.title}
      onBack={() => {
        setStep(undefined);
        setValue('');
      }}
      isLoading={search.isPending && isTyping && !step}
      failure={
        search.isError && isTyping && !step
          ? {
              text: t('shell.search.failed'),
              retryLabel: t('common.retry'),
              onRetry: () => void search.refetch(),
            }
          : undefined
      }
      onRun={run}
      hints={[
        { keys: ['↑', '↓'], label: t('shell.palette.keys.move') },
        { keys: ['↵'], label: t('shell.palette.keys.run') },
        { keys: ['Esc'], label: t('shell.palette.keys.close') },
        ...Object.entries(palettePrefixes).map(([key, kind]) => ({
          keys: [key],
          label: t(`shell.palette.keys.${kind}`),
          isAtEnd: true,
        })),
      ]}
    />
  );
}
