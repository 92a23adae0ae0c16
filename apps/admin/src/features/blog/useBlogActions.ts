import { ledgerCall, useAbility, useBookmarkPost, useDeletePost } from '@larder/domain';
import { blogEndpoints, restoreEndpoints, type BlogPost } from '@larder/domain/contract';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../hooks/useFailureToast';
import { useBulkWork } from '../../lists/useBulkWork';

/** Returns actions for posts. Deleting can be undone. */
export function useBlogActions() {
  const { t } = useTranslation();
  const ability = useAbility();
  const navigate = useNavigate();
  const showFailure = useFailureToast();
  const bulk = useBulkWork();
  const { mutateAsync: saveBookmark } = useBookmarkPost();
  const { mutateAsync: remove } = useDeletePost();
  return {
    /** Returns why the user may not perform the action, or undefined if they may. */
    denial: (action: 'create' | 'update' | 'delete') =>
      ability.can(action, 'post') ? undefined : t(`blog.denied.${action}`),
    bookmark: async ({ id, isBookmarked = false }: BlogPost): Promise<void> => {
      try {
        await saveBookmark({ id, isBookmarked: !isBookmarked });
      } catch (error) {
        void showFailure(t('blog.toasts.bookmarkFailed'), error);
      }
    },
    create: () => void navigate({ to: '/pages/blog/edit/new' }),
    edit: (id: number) => void navigate({ to: '/pages/blog/edit/$id', params: { id: String(id) } }),
    /** Opens the editor with a copy of the post. */
    duplicate: (id: number) => void navigate({ to: '/pages/blog/edit/new', search: { from: id } }),
    /** Deletes posts. Resolves to those that failed. `onRemoved` is also called if they are deleted later. */
    remove: (posts: readonly Pick<BlogPost, 'id' | 'title' | 'version'>[], onRemoved?: () => void) =>
      bulk({
        rows: posts,
        work: ({ id, version }) => remove({ id, version }),
        callOf: (post) => ledgerCall(blogEndpoints.remove, { id: post.id }, post),
        busy: t('blog.toasts.deleting'),
        done: ([post]) => ({ key: 'blog.toasts.deleted', values: { title: post?.title ?? '' } }),
        failed: ([post]) => t('blog.toasts.deleteFailed', { title: post?.title ?? '' }),
        inverse: (deleted) => [
          ledgerCall(restoreEndpoints.restore, { subject: 'post', ids: deleted.map(([{ id }]) => id) }),
        ],
        reload: ['blog'],
        onChanged: onRemoved,
      }),
  };
}
export type BlogActions = ReturnType<typeof useBlogActions>;
