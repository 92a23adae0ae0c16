import { useBlogList } from '@larder/domain';
import { filterPosts, type BlogPost } from '@larder/domain/contract';
import { Button, EmptyState, PageHeader, Skeleton } from '@larder/ui';
import { FilterBar, SearchField } from '@larder/ui/table';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../components/LoadError';
import { usePageTitle } from '../../hooks/usePageTitle';
import { useShortcuts } from '../../hooks/useShortcuts';
import { FilterTags } from '../../lists/FilterTags';
import { ListPagination } from '../../lists/ListPagination';
import { useListDelete } from '../../lists/useListDelete';
import { useListPages } from '../../lists/useListPages';
import { useListSearch } from '../../lists/useListSearch';
import { blogList, type BlogListSearch } from './blogSearch';
import * as styles from './components/Blog.css';
import { BlogSidebar } from './components/BlogSidebar';
import { PostCard } from './components/PostCard';
import { useBlogActions } from './useBlogActions';

export { loadBlogList } from './blogQueries';

const perPage = 6;
const none: readonly BlogPost[] = [];

/** The posts as cards, newest first. */
export function BlogListPage() {
  const { t } = useTranslation();
  const title = usePageTitle();
  const state = useListSearch<BlogListSearch>(blogList);
  const { search, change } = state;
  const query = useBlogList();
  const actions = useBlogActions();
  const list = useListDelete<BlogPost>(actions.remove);
  const searchField = useRef<HTMLInputElement>(null);
  const createDenial = actions.denial('create');
  useShortcuts({
    ...(createDenial === undefined && { create: actions.create }),
    search: () => searchField.current?.focus(),
  });

  const found = filterPosts(query.data ?? none, search);
  const pages = useListPages({ search, change, total: found.length, perPage, isLoaded: query.data !== undefined });
  const shown = found.slice((pages.page - 1) * perPage, pages.page * perPage);

  const filters = (['category', 'tag'] as const).flatMap((name) => {
    const value = search[name];
    return value ? [{ text: t(`blog.filters.${name}`, { value }), without: { [name]: undefined } }] : [];
  });
  const create = (
    <Button
      variant="filled"
      startIcon={Plus}
      aria-keyshortcuts="n"
      disabledReason={createDenial}
      onClick={actions.create}
    >
      {t('blog.add')}
    </Button>
  );
  const content = () => {
    if (query.isError && !query.data) return <LoadError title={t('blog.failed')} query={query} size="md" />;
    if (!query.data)
      return (
        <div className={styles.posts}>
          {Array.from({ length: 4 }, (_, card) => (
            <Skeleton key={card} blockSize={440} />
          ))}
        </div>
      );
    if (found.length === 0 && state.isNarrowed)
      return (
        <EmptyState
          headingLevel={2}
          illustration="search"
          title={t('blog.noMatches')}
          actions={<Button onClick={state.clear}>{t('lists.noMatches.clear')}</Button>}
        />
      );
    if (found.length === 0)
      return (
        <EmptyState
          headingLevel={2}
          title={t('blog.empty.title')}
          description={t('blog.empty.description')}
          actions={createDenial === undefined && create}
        />
      );
    return (
      <ul className={styles.posts}>
        {shown.map((post) => (
          <li key={post.id} data-row={post.id} tabIndex={-1} aria-label={post.title} className={styles.post}>
            <PostCard post={post} actions={actions} onDelete={() => list.remove([post])} />
          </li>
        ))}
      </ul>
    );
  };

  return (
    <>
      <PageHeader title={title} actions={create} />
      <div className={styles.page}>
        <div className={styles.main} aria-busy={query.isPending || undefined}>
          {filters.length > 0 && (
            <FilterBar onClear={state.clear}>
              <FilterTags filters={filters} onRemove={(without) => change(without)} />
            </FilterBar>
          )}
          {content()}
          <ListPagination label={t('blog.pages')} pages={pages} />
        </div>
        <BlogSidebar
          category={search.category}
          search={
            <SearchField
              {...state.field}
              ref={searchField}
              label={t('blog.search')}
              placeholder={t('blog.search')}
              aria-keyshortcuts="/"
            />
          }
        />
      </div>
    </>
  );
}
