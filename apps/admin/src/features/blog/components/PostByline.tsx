import type { BlogPost } from '@larder/domain/contract';
import { Avatar, StatusPill } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import * as styles from './Blog.css';

const tones = { Pending: 'warning', Draft: 'secondary' } as const;

/** Author and date of a post, and its status unless it is published. */
export function PostByline({
  post: { avatar, userFullName, blogPosted, status = 'Published' },
}: {
  post: Pick<BlogPost, 'avatar' | 'userFullName' | 'blogPosted' | 'status'>;
}) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <div className={styles.byline}>
      <Avatar name={userFullName} src={avatar || undefined} size={24} aria-hidden />
      <bdi>{userFullName}</bdi>
      <time dateTime={blogPosted}>{formats.relative(blogPosted)}</time>
      {status !== 'Published' && <StatusPill tone={tones[status]}>{t(`blog.statuses.${status}`)}</StatusPill>}
    </div>
  );
}
