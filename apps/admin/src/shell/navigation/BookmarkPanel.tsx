import type { Page } from '@larder/domain/contract';
import { Icon, Text, TextField } from '@larder/ui';
import { SortableList } from '@larder/ui/sortable';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './BookmarkBar.css';
import { pageIcon } from './pageIcon';
import { searchRows } from '../palette/searchMatch';
import { ShellLink } from './ShellLink';
import { StarButton } from './StarButton';
import { useBookmarkedPages } from './useBookmarkedPages';

/** Maximum number of search results. */
const limit = 6;

/** Lists the bookmarks, which can be reordered, or the search results. A star toggles the bookmark of a page. */
export function BookmarkPanel({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  const { bookmarks, suggestions, isMarked, flip, arrange, isError, isPending } = useBookmarkedPages();
  const [typed, setTyped] = useState('');
  const isSearching = typed.trim() !== '';
  const found = isSearching ? searchRows(suggestions, typed, limit).map(({ row }) => row) : [];

  const content = (page: Page) => (
    <>
      <ShellLink href={page.link} className={styles.rowLink} onClick={onFollow} draggable={false}>
        <Icon as={pageIcon(page.icon)} size={16} />
        <Text as="span" variant="table" truncate>
          {page.title}
        </Text>
      </ShellLink>
      <StarButton page={page} marked={isMarked(page.id)} onFlip={flip} />
    </>
  );
  const note = isError ? 'loadFailed' : isPending ? undefined : isSearching ? 'none' : 'empty';

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
      {found.length > 0 && (
        <ul className={styles.list}>
          {found.map((page) => (
            <li key={page.id} className={styles.row}>
              {content(page)}
            </li>
          ))}
        </ul>
      )}
      {!isSearching && bookmarks.length > 0 && (
        <SortableList
          label={t('shell.bookmarks.label')}
          items={bookmarks}
          getName={({ title }) => title}
          getHandleLabel={({ title }) => t('shell.bookmarks.move', { title })}
          onReorder={arrange}
          className={styles.list}
        >
          {content}
        </SortableList>
      )}
      {(isSearching ? found : bookmarks).length === 0 && note && (
        <Text as="p" variant="table" className={styles.note}>
          {t(`shell.bookmarks.${note}`)}
        </Text>
      )}
    </div>
  );
}
