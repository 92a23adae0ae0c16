import { useBlogList, useBlogSidebar } from '@larder/domain';
import { Card, Skeleton } from '@larder/ui';
import { Nav, type NavLinkProps } from '@larder/ui/Nav';
import { Link } from '@tanstack/react-router';
import { BookOpen, ChartColumn, ChefHat, ConciergeBell, Tag, Truck, Users } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { RouterLink } from '../../../components/RouterButton';
import { useFormats } from '../../../hooks/useFormats';
import * as styles from './Blog.css';

/** Icons of the categories, by their name in the response. */
const icons = {
  'chef-hat': ChefHat,
  'concierge-bell': ConciergeBell,
  'book-open': BookOpen,
  'chart-column': ChartColumn,
  truck: Truck,
  users: Users,
};

export interface BlogSidebarProps {
  /** The search field. */
  search: ReactNode;
  /** Category of the list. */
  category?: string;
}

/** Search, newest posts and categories. */
export function BlogSidebar({ search, category }: BlogSidebarProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const query = useBlogSidebar();
  const posts = useBlogList().data;
  const counts = useMemo(() => {
    const found = new Map<string, number>();
    for (const each of posts?.flatMap(({ blogCategories = [] }) => blogCategories) ?? [])
      found.set(each, (found.get(each) ?? 0) + 1);
    return found;
  }, [posts]);
  const skeleton = <Skeleton blockSize={220} />;
  return (
    <aside className={styles.main} aria-label={t('blog.sidebar')}>
      <Card>{search}</Card>
      <QueryCard
        query={query}
        title={t('blog.recent')}
        skeleton={skeleton}
        isEmpty={({ recentPosts }) => recentPosts.length === 0}
        emptyText={t('blog.empty.title')}
      >
        {({ recentPosts }) => (
          <ul className={styles.recent}>
            {recentPosts.map(({ id, img, title, createdTime }) => (
              <li key={id} className={styles.recentPost}>
                {img ? (
                  <img className={styles.recentPicture} src={img} alt="" />
                ) : (
                  <span className={styles.recentPicture} />
                )}
                <span className={styles.recentText}>
                  <RouterLink to="/pages/blog/detail/$id" params={{ id: String(id) }} tone="inherit">
                    <bdi>{title}</bdi>
                  </RouterLink>
                  <time className={styles.byline} dateTime={createdTime}>
                    {formats.relative(createdTime)}
                  </time>
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryCard>
      <QueryCard
        query={query}
        title={t('blog.categories')}
        skeleton={skeleton}
        isEmpty={(data) => data.categories.length === 0}
      >
        {({ categories }) => (
          <Nav
            label={t('blog.categories')}
            current={category}
            items={categories.map((each) => ({
              id: each.category,
              label: each.category,
              icon: icons[each.icon as keyof typeof icons] ?? Tag,
              href: each.category,
              count: posts && formats.number(counts.get(each.category) ?? 0),
            }))}
            // Links to the category that the item passes as `href`.
            renderLink={({ href, ...link }: NavLinkProps) => (
              <Link {...link} to="/pages/blog/list" search={{ category: href === category ? undefined : href }} />
            )}
          />
        )}
      </QueryCard>
    </aside>
  );
}
