import { useRouterState } from '@tanstack/react-router';
import * as styles from './BookmarkBar.css';
import { pageOf } from './navigation';
import { StarButton } from './StarButton';
import { useBookmarkedPages } from './useBookmarkedPages';

/** The star of the page that is open, in the header of every page (pages.md 3.5). */
export function BookmarkStar() {
  const { suggestions, isMarked, flip } = useBookmarkedPages();
  const id = useRouterState({ select: ({ location }) => pageOf(location.pathname)?.id });
  const page = suggestions.find((suggestion) => suggestion.id === id);
  if (!page) return null;
  return (
    <span className={styles.star}>
      <StarButton page={page} isMarked={isMarked(page.id)} onFlip={flip} />
    </span>
  );
}
