import { useBlogPost, isNotFound } from '@larder/domain';
import type { BlogDetail } from '@larder/domain/contract';
import { Avatar, Button, Card, PageHeader, Skeleton, Text } from '@larder/ui';
import { RichText } from '@larder/ui/RichText';
import { SearchField } from '@larder/ui/table';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Pencil, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../components/LoadError';
import { ShareMenu } from '../../components/ShareMenu';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { useFormats } from '../../hooks/useFormats';
import { useShortcuts } from '../../hooks/useShortcuts';
import { postIdOf } from './blogSearch';
import * as styles from './components/Blog.css';
import { BlogSidebar } from './components/BlogSidebar';
import { BookmarkButton } from './components/BookmarkButton';
import { CommentSection } from './components/CommentSection';
import { PostByline } from './components/PostByline';
import { PostNotFound } from './components/PostNotFound';
import { PostTags } from './components/PostTags';
import { useBlogActions, type BlogActions } from './useBlogActions';

export { loadPost } from './blogQueries';

function PostContent({ post, actions }: { post: BlogDetail; actions: BlogActions }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { img, imageAlt = '', tags, content, excerpt, avatar, userFullName, bookmarked } = post;
  return (
    <Card media={img && <img className={styles.articlePicture} src={img} alt={imageAlt} />} aria-label={post.title}>
      <article className={styles.article}>
        <div className={styles.articleHead}>
          <PostByline post={post} />
          <div className={styles.cardTools}>
            <BookmarkButton post={post} actions={actions} />
            <Text variant="caption" tone="muted" title={formats.number(bookmarked)}>
              {formats.compact(bookmarked)}
            </Text>
          </div>
        </div>
        <PostTags tags={tags} />
        {excerpt && (
          <Text as="p" variant="title3" measure className={styles.heading} dir="auto">
            {excerpt}
          </Text>
        )}
        <RichText html={content} variant="reading" />
        <div className={styles.author}>
          <Avatar name={userFullName} src={avatar || undefined} size={56} aria-hidden />
          <div>
            <Text as="p" variant="caption" tone="muted" className={styles.heading}>
              {t('blog.writtenBy')}
            </Text>
            <Text weight="strong">
              <bdi>{userFullName}</bdi>
            </Text>
          </div>
        </div>
      </article>
    </Card>
  );
}

function Post({ id }: { id: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { comments = 'oldest' } = useSearch({ from: '/_shell/pages/blog/detail/$id' });
  const query = useBlogPost(id);
  const actions = useBlogActions();
  const [text, setText] = useState('');
  const searchField = useRef<HTMLInputElement>(null);
  useShortcuts({ search: () => searchField.current?.focus() });
  const post = query.data;
  const title = post?.title ?? t('nav.pages.blogDetail');
  useDocumentTitle(title);

  if (isNotFound(query.error)) return <PostNotFound id={String(id)} />;
  return (
    <>
      <div className={styles.progress} />
      <PageHeader
        title={<bdi>{title}</bdi>}
        actions={
          post && (
            <>
              <ShareMenu title={title} />
              <Button startIcon={Printer} onClick={() => window.print()}>
                {t('blog.print')}
              </Button>
              <Button startIcon={Pencil} disabledReason={actions.denial('update')} onClick={() => actions.edit(id)}>
                {t('blog.actions.edit')}
              </Button>
            </>
          )
        }
      />
      <div className={styles.page}>
        <div className={styles.main} aria-busy={query.isPending || undefined}>
          {post ? (
            <>
              <PostContent post={post} actions={actions} />
              <div className={styles.hiddenInPrint}>
                <CommentSection
                  post={post}
                  order={comments}
                  onOrderChange={(order) =>
                    void navigate({
                      from: '/pages/blog/detail/$id',
                      search: { comments: order === 'newest' ? 'newest' : undefined },
                      replace: true,
                      resetScroll: false,
                    })
                  }
                />
              </div>
            </>
          ) : query.isError ? (
            <LoadError title={t('blog.notLoaded')} query={query} size="md" />
          ) : (
            <Skeleton blockSize={640} />
          )}
        </div>
        <div className={styles.hiddenInPrint}>
          <BlogSidebar
            search={
              <form
                role="search"
                onSubmit={(event) => {
                  event.preventDefault();
                  void navigate({ to: '/pages/blog/list', search: { q: text.trim() || undefined } });
                }}
              >
                <SearchField
                  ref={searchField}
                  label={t('blog.search')}
                  placeholder={t('blog.search')}
                  aria-keyshortcuts="/"
                  value={text}
                  onValueChange={setText}
                />
              </form>
            }
          />
        </div>
      </div>
    </>
  );
}

/** A post with its comments. */
export function BlogDetailPage() {
  const { id } = useParams({ from: '/_shell/pages/blog/detail/$id' });
  const known = postIdOf(id);
  // The key prevents the previous post from showing while the next one loads.
  return known === undefined ? <PostNotFound id={id} /> : <Post key={known} id={known} />;
}
