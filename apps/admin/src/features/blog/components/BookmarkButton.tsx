import type { BlogPost } from '@larder/domain/contract';
import { IconButton } from '@larder/ui/overlays';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BlogActions } from '../useBlogActions';
import * as styles from './Blog.css';

/** Adds or removes the user's bookmark. */
export function BookmarkButton({ post, actions }: { post: BlogPost; actions: BlogActions }) {
  const { t } = useTranslation();
  const { isBookmarked = false } = post;
  return (
    <IconButton
      size="sm"
      icon={isBookmarked ? BookmarkCheck : Bookmark}
      label={t('blog.bookmark', { title: post.title })}
      aria-pressed={isBookmarked}
      className={isBookmarked ? styles.marked : undefined}
      onClick={() => void actions.bookmark(post)}
    />
  );
}
