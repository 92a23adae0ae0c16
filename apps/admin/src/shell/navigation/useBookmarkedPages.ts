import { inBookmarkOrder, useBookmarkOrder, useBookmarks, useToggleBookmark } from '@larder/domain';
import type { Page } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notify';
import { isAvailable } from './navigation';
import { usePageAccess } from './usePageAccess';

/** Returns the pages that can be bookmarked, and the bookmarked pages in the user's order. */
export function useBookmarkedPages() {
  const { t } = useTranslation();
  const access = usePageAccess();
  const { data, isError, isPending } = useBookmarks();
  const [order, setOrder] = useBookmarkOrder();
  const toggle = useToggleBookmark();
  const named = (pages: readonly Page[]) =>
    pages
      .filter(({ link }) => isAvailable(link, access))
      .map((page) => ({ ...page, title: t(`nav.pages.${page.target}`, { defaultValue: page.title }) }));
  const bookmarks = inBookmarkOrder(named(data?.bookmarks ?? []), order);
  const isMarked = (id: number) => bookmarks.some((page) => page.id === id);

  return {
    isError,
    isPending,
    bookmarks,
    suggestions: named(data?.suggestions ?? []),
    isMarked,
    /** Toggles a bookmark, with undo after removing one. */
    flip: (page: Page) => {
      const wasMarked = isMarked(page.id);
      toggle.mutate(page.id, {
        onError: () => void notify((toast) => toast.danger(t('shell.bookmarks.failed'))),
      });
      if (wasMarked)
        void notify((toast) =>
          toast(t('shell.bookmarks.removed', { title: page.title }), {
            action: { label: t('shell.bookmarks.undo'), onAction: () => toggle.mutate(page.id) },
          }),
        );
    },
    /** Saves a new order. Bookmarks of unavailable pages move to the end. */
    arrange: (pages: readonly Page[]) => {
      const ids = pages.map(({ id }) => id);
      setOrder([...ids, ...order.filter((id) => !ids.includes(id))]);
    },
  };
}
