import { Icon } from '@larder/ui';
import { IconButton, Menu, MenuItem, Popover, Tooltip } from '@larder/ui/overlays';
import { useMediaQuery } from '@larder/ui/shell';
import { from } from '@larder/ui/theme';
import { ChevronDown, Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './BookmarkBar.css';
import { lazyPanel } from '../panels/lazyPanel';
import { ChunkErrorPanel } from '../panels/ChunkErrorPanel';
import { pageIcon } from './pageIcon';
import { ShellLink } from './ShellLink';
import { useBookmarkedPages } from './useBookmarkedPages';

const BookmarkPanel = lazyPanel(() => import('./BookmarkPanel'), 'BookmarkPanel', {
  fallback: <div className={styles.panel} />,
  errorComponent: ChunkErrorPanel,
});

/** Maximum number of bookmarks in the navbar; the rest are in a menu. */
const shown = 10;

/** The bookmarked pages as icon links, with a button that edits them. */
export function BookmarkBar() {
  const isWide = useMediaQuery(from('xl'));
  return isWide ? <Bar /> : null;
}

function Bar() {
  const { t } = useTranslation();
  const { bookmarks: pages } = useBookmarkedPages();
  const [isOpen, setOpen] = useState(false);
  const rest = pages.slice(shown);
  return (
    <nav aria-label={t('shell.bookmarks.label')} className={styles.bar}>
      {pages.slice(0, shown).map(({ id, link, icon, title }) => (
        <Tooltip key={id} content={title} placement="bottom">
          <ShellLink href={link} aria-label={title} className={styles.link}>
            <Icon as={pageIcon(icon)} size={18} />
          </ShellLink>
        </Tooltip>
      ))}
      {rest.length > 0 && (
        <Menu
          label={t('shell.bookmarks.more')}
          trigger={<IconButton size="bar" icon={ChevronDown} label={t('shell.bookmarks.more')} />}
        >
          {rest.map(({ id, link, icon, title }) => (
            <MenuItem key={id} id={id} href={link} icon={pageIcon(icon)}>
              {title}
            </MenuItem>
          ))}
        </Menu>
      )}
      <Popover
        label={t('shell.bookmarks.label')}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={<IconButton size="bar" icon={Star} label={t('shell.bookmarks.open')} />}
      >
        <BookmarkPanel onFollow={() => setOpen(false)} />
      </Popover>
    </nav>
  );
}
