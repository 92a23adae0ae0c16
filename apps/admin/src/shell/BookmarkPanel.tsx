import { useBookmarks, useToggleBookmark } from '@larder/domain';
import type { Page } from '@larder/domain/contract';
import { Icon, Text, TextField } from '@larder/ui';
import { IconButton } from '@larder/ui/overlays';
import { Search, Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../lib/notify';
import * as styles from './BookmarkBar.css';
import { isReachable } from './navigation';
import { pageIcon } from './pageIcons';
import { searchRows } from './searchMatch';
import { ShellLink } from './ShellLink';
import { useReach } from './useReach';

/** Pages that the panel offers for a text. */
const limit = 6;

/** A filled star for what is bookmarked; it flips at once. */
const Marked = (props: React.ComponentProps<typeof Star>) => <Star {...props} className={styles.marked} />;

/** All bookmarks, or the pages that a text finds; each with a star that adds or removes it (pages.md 3.5). */
export function BookmarkPanel({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  const reach = useReach();
  const { data, isError } = useBookmarks();
  const toggle = useToggleBookmark();
  const [typed, setTyped] = useState('');
  const named = (pages: readonly Page[]) =>
    pages
      .filter(({ link }) => isReachable(link, reach))
      .map((page) => ({ ...page, title: t(`nav.pages.${page.target}`, { defaultValue: page.title }) }));
  const bookmarks = named(data?.bookmarks ?? []);
  const rows = typed.trim()
    ? searchRows(named(data?.suggestions ?? []), typed, limit).map(({ row }) => row)
    : bookmarks;
  const isMarked = (id: number) => bookmarks.some((page) => page.id === id);

  const flip = (page: Page) => {
    const wasMarked = isMarked(page.id);
    toggle.mutate(page.id, {
      onSuccess: () => {
        if (wasMarked)
          void notify((toast) =>
            toast(t('shell.bookmarks.removed', { title: page.title }), {
              action: { label: t('shell.bookmarks.undo'), onAction: () => toggle.mutate(page.id) },
            }),
          );
      },
      onError: () => void notify((toast) => toast.danger(t('shell.bookmarks.failed'))),
    });
  };

  return (
    <div className={styles.panel}>
      <TextField
        label={t('shell.bookmarks.find')}
        type="search"
        startIcon={Search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoFocus
      />
      {rows.length > 0 ? (
        <ul className={styles.list}>
          {rows.map((page) => (
            <li key={page.id} className={styles.row}>
              <ShellLink href={page.link} className={styles.rowLink} onClick={onFollow}>
                <Icon as={pageIcon(page.icon)} size={16} />
                <Text as="span" variant="table" truncate>
                  {page.title}
                </Text>
              </ShellLink>
              <IconButton
                size="sm"
                icon={isMarked(page.id) ? Marked : Star}
                aria-pressed={isMarked(page.id)}
                label={t(isMarked(page.id) ? 'shell.bookmarks.remove' : 'shell.bookmarks.add', { title: page.title })}
                onClick={() => flip(page)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Text as="p" variant="table" className={styles.note}>
          {t(isError ? 'shell.bookmarks.loadFailed' : typed.trim() ? 'shell.bookmarks.none' : 'shell.bookmarks.empty')}
        </Text>
      )}
    </div>
  );
}
