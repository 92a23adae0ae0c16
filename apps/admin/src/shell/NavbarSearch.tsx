import { useMainSearch } from '@larder/domain';
import type { SearchGroup } from '@larder/domain/contract';
import { Avatar, Icon } from '@larder/ui';
import {
  NavbarSearchButton,
  SearchOverlay,
  type SearchOverlayGroup,
  type SearchOverlayRowData,
} from '@larder/ui/shell';
import { useRouter } from '@tanstack/react-router';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcutKeys, useShortcuts } from '../lib/useShortcuts';
import { isReachable } from './navigation';
import { pageIcon } from './pageIcons';
import { searchRows } from './searchMatch';
import { ShellLink } from './ShellLink';
import { useReach } from './useReach';

/** Rows that a group shows at most (pages.md 3.3). */
const limit = 4;
const sheets = ['csv', 'xls', 'xlsx'];

function fileSize(bytes: number, language: string) {
  const [value, unit] = bytes < 1e6 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(value);
}

/** The search over the navbar: pages, files and contacts that this person can open. */
export function NavbarSearch() {
  const { t, i18n } = useTranslation();
  const router = useRouter();
  const reach = useReach();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const query = useMainSearch(isOpen);
  const close = () => {
    setOpen(false);
    setTyped('');
  };

  // Goes to the page's own search field where it has one (pages.md 1.7).
  useShortcuts(
    {
      search: () => {
        const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
        if (field) field.focus();
        else setOpen(true);
      },
    },
    'shell',
  );
  const key = useShortcutKeys('search');

  const groups = useMemo<SearchOverlayGroup[]>(() => {
    const date = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short' });
    const day = (time: string) => (Number.isNaN(Date.parse(time)) ? time : date.format(new Date(time)));
    const rowsOf = (group: SearchGroup): SearchOverlayRowData[] => {
      switch (group.groupTitle) {
        case 'Pages': {
          const pages = group.data
            .filter(({ link }) => isReachable(link, reach))
            .map((page) => ({ ...page, title: t(`nav.pages.${page.target}`, { defaultValue: page.title }) }));
          return searchRows(pages, typed, limit).map(({ row, match }) => ({
            id: `page-${row.id}`,
            href: row.link,
            title: row.title,
            match: [match.start, match.end],
            leading: <Icon as={pageIcon(row.icon)} size={18} />,
          }));
        }
        case 'Files':
          return searchRows(
            group.data.filter(({ link }) => link && isReachable(link, reach)),
            typed,
            limit,
          ).map(({ row, match }) => ({
            id: `file-${row.id}`,
            href: row.link!,
            title: row.title,
            match: [match.start, match.end],
            leading: <Icon as={sheets.includes(row.kind) ? FileSpreadsheet : FileText} size={18} />,
            description: row.by,
            trailing: <bdi dir="ltr">{fileSize(row.size, i18n.language)}</bdi>,
          }));
        case 'Contacts':
          return searchRows(
            group.data.filter(({ link }) => link && isReachable(link, reach)),
            typed,
            limit,
          ).map(({ row, match }) => ({
            id: `contact-${row.id}`,
            href: row.link!,
            title: row.title,
            match: [match.start, match.end],
            leading: <Avatar name={row.title} src={row.avatar || undefined} size={32} colorKey={row.id} aria-hidden />,
            description: <bdi dir="ltr">{row.email}</bdi>,
            trailing: day(row.time),
          }));
      }
    };
    return (query.data ?? []).map((group) => ({
      id: group.groupTitle,
      title: t(`shell.search.${group.groupTitle.toLowerCase()}`),
      emptyText: t('shell.search.none'),
      rows: rowsOf(group),
    }));
  }, [query.data, typed, reach, t, i18n.language]);

  const open = ({ href }: SearchOverlayRowData, isNewTab: boolean) => {
    if (isNewTab) return void window.open(router.buildLocation({ to: href }).publicHref, '_blank', 'noopener');
    close();
    void router.navigate({ to: href });
  };

  return (
    <>
      <NavbarSearchButton label={t('shell.search.placeholder')} shortcut={key} onClick={() => setOpen(true)} />
      {isOpen && (
        <SearchOverlay
          label={t('shell.search.label')}
          placeholder={t('shell.search.placeholder')}
          value={typed}
          onValueChange={setTyped}
          groups={groups}
          summary={t('shell.search.results', { count: groups.reduce((sum, { rows }) => sum + rows.length, 0) })}
          isLoading={query.isPending}
          failure={
            query.isError
              ? { text: t('shell.search.failed'), retryLabel: t('common.retry'), onRetry: () => void query.refetch() }
              : undefined
          }
          onOpen={open}
          onClose={close}
          renderLink={(link) => <ShellLink {...link} />}
        />
      )}
    </>
  );
}
