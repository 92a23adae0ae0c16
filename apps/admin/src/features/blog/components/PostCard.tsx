import type { BlogPost } from '@larder/domain/contract';
import { Card } from '@larder/ui';
import { MenuItem, MenuSeparator } from '@larder/ui/overlays';
import { Link } from '@tanstack/react-router';
import { Copy, ImageOff, MessageSquare, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '../../../components/MoreMenu';
import { RouterButton } from '../../../components/RouterButton';
import type { BlogActions } from '../useBlogActions';
import * as styles from './Blog.css';
import { BookmarkButton } from './BookmarkButton';
import { PostByline } from './PostByline';
import { PostTags } from './PostTags';

export interface PostCardProps {
  post: BlogPost;
  actions: BlogActions;
  onDelete: () => void;
}

/** A post in the list. */
export function PostCard({ post, actions, onDelete }: PostCardProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { id, img, title, tags, excerpt, comment } = post;
  const link = { to: '/pages/blog/detail/$id', params: { id: String(id) } } as const;
  const denials = {
    create: actions.denial('create'),
    update: actions.denial('update'),
    delete: actions.denial('delete'),
  };
  return (
    <Card
      className={styles.card}
      aria-labelledby={titleId}
      media={
        img ? (
          <img className={styles.picture} src={img} alt="" />
        ) : (
          <div className={styles.noPicture}>
            <ImageOff size={32} strokeWidth={1.5} aria-hidden />
          </div>
        )
      }
    >
      <div className={styles.cardContent}>
        <PostByline post={post} />
        <h2 className={styles.heading} id={titleId}>
          <Link {...link} className={styles.title}>
            <bdi>{title}</bdi>
          </Link>
        </h2>
        <PostTags tags={tags} />
        <p className={styles.excerpt}>{excerpt}</p>
        <div className={styles.cardFoot}>
          <RouterButton {...link} size="sm" variant="plain" aria-describedby={titleId}>
            {t('blog.readOn')}
          </RouterButton>
          <RouterButton
            {...link}
            hash="comments"
            size="sm"
            variant="plain"
            tone="dark"
            startIcon={MessageSquare}
            aria-describedby={titleId}
          >
            {t('blog.comments.count', { count: comment })}
          </RouterButton>
          <div className={styles.cardTools}>
            <BookmarkButton post={post} actions={actions} />
            <MoreMenu size="sm" variant="plain" label={t('blog.actions.of', { title })}>
              <MenuItem
                icon={Pencil}
                disabled={denials.update !== undefined}
                description={denials.update}
                onAction={() => actions.edit(id)}
              >
                {t('blog.actions.edit')}
              </MenuItem>
              <MenuItem
                icon={Copy}
                disabled={denials.create !== undefined}
                description={denials.create}
                onAction={() => actions.duplicate(id)}
              >
                {t('blog.actions.duplicate')}
              </MenuItem>
              <MenuSeparator />
              <MenuItem
                icon={Trash2}
                tone="danger"
                disabled={denials.delete !== undefined}
                description={denials.delete}
                onAction={onDelete}
              >
                {t('blog.actions.delete')}
              </MenuItem>
            </MoreMenu>
          </div>
        </div>
      </div>
    </Card>
  );
}
