import { findPage } from '@larder/domain/contract';
import { useRouterState } from '@tanstack/react-router';
import * as styles from './BookmarkBar.css';
import { StarButton } from './StarButton';
import { useBookmarkedPages } from './useBookmarkedPages';

/** The bookmark star of the open page, shown in its header. */
export function BookmarkStar() {
  const { suggestions, isMarked, flip } = useBookmarkedPages();
  const id = useRouterState({ select: ({ location }) => findPage(location.pathname)?.id });
  const page = suggestions.find((suggestion) => suggestion.id === id);
  if (!page) return null;
  return (
    <span className={styles.star}>
      <StarButton page={page} marked={isMarked(page.id)} onFlip={flip} />
    </span>
  );
}
