import { Tag } from '@larder/ui/table';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import * as styles from './Blog.css';

/** Tags of a post, as links to the posts with the same tag. */
export function PostTags({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation();
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={t('blog.fields.tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to="/pages/blog/list" search={{ tag }} className={styles.tagLink}>
            <Tag size="sm">
              <bdi>{tag}</bdi>
            </Tag>
          </Link>
        </li>
      ))}
    </ul>
  );
}
