import { useMainSearch, useShellPanel } from '@larder/domain';
import { Avatar, Button, Icon } from '@larder/ui';
import {
  NavbarSearchButton,
  SearchOverlay,
  type SearchOverlayGroup,
  type SearchOverlayRowData,
} from '@larder/ui/shell';
import { useRouter } from '@tanstack/react-router';
import { SquareTerminal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcutKeys, useShortcuts } from '../../hooks/useShortcuts';
import { paletteInitialText } from './paletteInitialText';
import { searchRows } from './searchMatch';
import { ShellLink } from '../navigation/ShellLink';
import { searchGroups, searchLimit, useSearchResults } from './useSearchResults';

/** Search field that covers the navbar and finds pages, files and contacts. */
export function NavbarSearch() {
  const { t } = useTranslation();
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [, setPanel] = useShellPanel();
  const query = useMainSearch(isOpen);
  const close = () => {
    setOpen(false);
    setTyped('');
  };

  // Focuses the search field of the page, or opens this one if the page has none.
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

  const results = useSearchResults(query.data);
  const groups = query.data
    ? searchGroups.map((title): SearchOverlayGroup => ({
        id: title,
        title: t(`shell.search.${title.toLowerCase()}`),
        emptyState: t('shell.search.none'),
        items: searchRows(results[title], typed, searchLimit).map(({ row, match }) => ({
          id: row.id,
          href: row.href,
          title: row.title,
          match: [match.start, match.end],
          startContent: row.person ? (
            <Avatar name={row.title} size={32} {...row.person} aria-hidden />
          ) : (
            row.icon && <Icon as={row.icon} size={18} />
          ),
          description: row.isAddress ? <bdi dir="ltr">{row.about}</bdi> : row.about,
          endContent: row.isSize ? <bdi dir="ltr">{row.end}</bdi> : row.end,
        })),
      }))
    : [];

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
          summary={t('shell.search.results', { count: groups.reduce((sum, { items }) => sum + items.length, 0) })}
          loading={query.isPending}
          error={
            query.isError
              ? { text: t('shell.search.failed'), retryLabel: t('common.retry'), onRetry: () => void query.refetch() }
              : undefined
          }
          onAction={open}
          onClose={close}
          footer={
            <Button
              block
              variant="plain"
              startIcon={SquareTerminal}
              onClick={() => {
                paletteInitialText.write(typed);
                close();
                setPanel('palette');
              }}
            >
              {t('shell.search.inPalette')}
            </Button>
          }
          renderLink={(link) => <ShellLink {...link} />}
        />
      )}
    </>
  );
}
