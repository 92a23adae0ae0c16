import { useMainSearch, useShellPanel } from '@larder/domain';
import { Avatar, Button, Icon } from '@larder/ui';
import { SearchOverlay, type SearchOverlayGroup, type SearchOverlayRowData } from '@larder/ui/shell';
import { useRouter } from '@tanstack/react-router';
import { SquareTerminal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paletteInitialText } from './paletteInitialText';
import { searchRows } from './searchMatch';
import { ShellLink } from '../navigation/ShellLink';
import { usePaletteGroups } from './usePaletteGroups';
import { searchGroups, searchLimit, useSearchResults } from './useSearchResults';

/** Search field over the navbar with its results. Also finds the actions of the palette. */
export function NavbarSearchOverlay({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const [, setPanel] = useShellPanel();
  const query = useMainSearch(true);

  const openPalette = () => {
    paletteInitialText.write(typed);
    onClose();
    setPanel('palette');
  };
  const results = useSearchResults(query.data);
  const actions = usePaletteGroups({
    value: typed,
    step: undefined,
    data: query.data,
    openStep: openPalette,
    close: onClose,
  }).filter(({ id }) => id === 'actions');
  const search = (allowsErrors: boolean) =>
    searchGroups.map((title): SearchOverlayGroup => ({
      id: title,
      title: t(`shell.search.${title.toLowerCase()}`),
      emptyState: t('shell.search.none'),
      items: searchRows(results[title], typed, searchLimit, allowsErrors).map(({ row, match }) => ({
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
    }));
  const isFound = ({ items }: SearchOverlayGroup) => items.length > 0;
  const exact = search(false);
  const found = [
    ...(exact.some(isFound) ? exact : search(true)),
    ...actions.map(({ id, title, items }): SearchOverlayGroup => ({
      id,
      title,
      emptyState: '',
      items: items.slice(0, searchLimit).map(({ icon, detail, ...entry }) => ({
        ...entry,
        startContent: icon && <Icon as={icon} size={18} />,
        description: detail,
      })),
    })),
  ].filter(isFound);
  // Without any result, each group shows its empty state.
  const groups = query.data ? (found.length > 0 ? found : exact) : [];

  const open = ({ id, href }: SearchOverlayRowData, isNewTab: boolean) => {
    if (href === undefined)
      return actions
        .flatMap(({ items }) => items)
        .find((entry) => entry.id === id)
        ?.run?.();
    if (isNewTab) return void window.open(router.buildLocation({ to: href }).publicHref, '_blank', 'noopener');
    onClose();
    void router.navigate({ to: href });
  };

  return (
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
      onClose={onClose}
      footer={
        <Button block variant="plain" startIcon={SquareTerminal} onClick={openPalette}>
          {t('shell.search.inPalette')}
        </Button>
      }
      renderLink={(link) => <ShellLink {...link} />}
    />
  );
}
