import type { Page } from '@larder/domain/contract';
import { IconButton } from '@larder/ui/overlays';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './BookmarkBar.css';

/** Filled star of a bookmarked page. */
const Marked = (props: React.ComponentProps<typeof Star>) => <Star {...props} className={styles.marked} />;

export interface StarButtonProps {
  page: Page;
  marked: boolean;
  onFlip: (page: Page) => void;
}

/** Toggles the bookmark of a page. */
export function StarButton({ page, marked, onFlip }: StarButtonProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      size="sm"
      icon={marked ? Marked : Star}
      aria-pressed={marked}
      label={t(marked ? 'shell.bookmarks.remove' : 'shell.bookmarks.add', { title: page.title })}
      onClick={() => onFlip(page)}
    />
  );
}
