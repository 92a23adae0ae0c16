import { useMainSearch, useRecentlyOpened, useShellPanel } from '@larder/domain';
import type { SearchContact, SearchFile, SearchGroup } from '@larder/domain/contract';
import { Avatar } from '@larder/ui';
import { CommandPalette, type Command } from '@larder/ui/palette';
import { useRouter } from '@tanstack/react-router';
import { Check, FileText, History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfferedCommands } from '../lib/pageCommands';
import { capsOf, keysOf } from '../lib/shortcuts';
import { useShortcutSettings } from '../lib/useShortcuts';
import { isReachable } from './navigation';
import { pageIcon } from './pageIcons';
import { searchRows } from './searchMatch';
import { usePaletteActions, type PaletteAction } from './usePaletteActions';
import { useReach } from './useReach';

/** Rows that a group of the search shows at most, and of actions while something is typed. */
const [searchLimit, actionLimit] = [4, 6];

/** A command with what it does; `href` where it opens something. */
interface Entry extends Command {
  href?: string;
  /** Lucide name, for the list of what was opened last. */
  iconName?: string;
  run?: () => void;
}

const rowsOf = <T extends SearchGroup['groupTitle']>(data: readonly SearchGroup[] | undefined, title: T) =>
  (data?.find((group) => group.groupTitle === title)?.data ?? []) as Extract<SearchGroup, { groupTitle: T }>['data'];

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
  const [value, setValue] = useState('');
  const [step, setStep] = useState<PaletteAction>();
  const [recent, remember] = useRecentlyOpened();
  const offered = useOfferedCommands();
  const actions = usePaletteActions(reach);
  const settings = useShortcutSettings();
  const search = useMainSearch(true);

  const close = () => setPanel((open) => (open === 'palette' ? null : open));
  const prefix = /^[>@]/.exec(value)?.[0];
  const typed = prefix ? value.slice(1) : value;
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

  const pageEntries: Entry[] = rowsOf(search.data, 'Pages')
    .filter(({ link }) => isReachable(link, reach))
    .map(({ id, target, title, icon, link }) => ({
      id: `page-${id}`,
      title: t(`nav.pages.${target}`, { defaultValue: title }),
      icon: pageIcon(icon),
      iconName: icon,
      href: link,
    }));
  const isOffered = ({ link }: { link?: string }) => link !== undefined && isReachable(link, reach);
  const people: Entry[] = rowsOf(search.data, 'Contacts')
    .filter(isOffered)
    .map(({ id, title, email, avatar, link }: SearchContact) => ({
      id: `contact-${id}`,
      title,
      detail: email,
      leading: <Avatar name={title} src={avatar || undefined} size={24} colorKey={id} aria-hidden />,
      href: link,
    }));
  const files: Entry[] = rowsOf(search.data, 'Files')
    .filter(isOffered)
    .map(({ id, title, by, link }: SearchFile) => ({
      id: `file-${id}`,
      title,
      detail: by,
      icon: FileText,
      href: link,
    }));
  const opened: Entry[] = recent
    .filter(({ href }) => isReachable(href, reach))
    .map(({ href, title, icon }) => ({
      id: `recent-${href}`,
      title: pageEntries.find((page) => page.href === href)?.title ?? title,
      icon: icon ? pageIcon(icon) : History,
      iconName: icon,
      href,
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
          commands: all && isTyping ? narrow(files, typed, searchLimit) : [],
        },
        {
          id: 'contacts',
          title: t('shell.search.contacts'),
          commands:
            prefix === '@' || (all && isTyping) ? narrow(people, typed, searchLimit).slice(0, searchLimit * 2) : [],
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
        { keys: ['>'], label: t('shell.palette.keys.actions'), isAtEnd: true },
        { keys: ['@'], label: t('shell.palette.keys.people'), isAtEnd: true },
      ]}
    />
  );
}
