import { useBlogEdit, isNotFound } from '@larder/domain';
import type { BlogEdit } from '@larder/domain/contract';
import { Button, EmptyState, PageHeader, Skeleton } from '@larder/ui';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Eye, Trash2 } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictAlert } from '../../components/ConflictAlert';
import { lazyDialog } from '../../components/lazyDialog';
import { LoadError } from '../../components/LoadError';
import { PageForm } from '../../components/PageForm';
import { RouterButton } from '../../components/RouterButton';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { notify } from '../../lib/notify';
import { postIdOf } from './blogSearch';
import * as styles from './components/Blog.css';
import { PostFields } from './components/PostFields';
import { PostNotFound } from './components/PostNotFound';
import { useBlogActions } from './useBlogActions';
import { usePostForm } from './usePostForm';

export { loadNewPost, loadPostForm } from './blogQueries';

const PreviewDialog = lazyDialog(() => import('./components/PreviewDialog'), 'PreviewDialog');

interface PostEditorProps {
  /** Undefined for a new post. */
  post: BlogEdit | undefined;
  copyOf?: BlogEdit;
}

function PostEditor({ post, copyOf }: PostEditorProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const actions = useBlogActions();
  const [isPreview, setPreview] = useState(false);
  const opensPost = useRef(false);
  const form = usePostForm({
    post,
    copyOf,
    onSaved: ({ id, title, isNew }) => {
      void notify((toast) => void toast.success(t('blog.toasts.saved', { title })));
      const params = { id: String(id) };
      // The form counts as changed until the next render, so the blocker must be skipped.
      const options = { params, ignoreBlocker: true, replace: isNew };
      if (opensPost.current) void navigate({ to: '/pages/blog/detail/$id', ...options });
      else if (isNew) void navigate({ to: '/pages/blog/edit/$id', ...options });
    },
  });
  const { conflict, isSaving, values } = form;

  const save = (isOpening: boolean) => {
    if (isSaving) return;
    opensPost.current = isOpening;
    form.submit();
  };
  const remove = (stored: BlogEdit) =>
    void actions.remove(
      [{ id: stored.id, title: stored.blogTitle, version: stored.version }],
      () => void navigate({ to: '/pages/blog/list', ignoreBlocker: true }),
    );

  return (
    <PageForm
      title={t(post ? 'nav.pages.blogEdit' : 'blog.add')}
      draftTitle={t('blog.form.draftTitle')}
      form={form}
      onSave={() => save(false)}
    >
      <ConflictAlert
        conflict={conflict}
        differenceOf={({ name, from, to }) => ({
          label: t(name === 'picture' ? 'blog.form.picture' : `blog.fields.${name}`),
          ...(typeof from === 'string' &&
            typeof to === 'string' &&
            name !== 'content' &&
            name !== 'picture' && { from, to }),
        })}
      />
      <PostFields form={form} />
      <div className={styles.saveBar}>
        <Button type="submit" variant="filled" loading={isSaving} loadingLabel={t('blog.form.saving')}>
          {t('blog.form.save')}
        </Button>
        <Button disabled={isSaving} onClick={() => save(true)}>
          {t('blog.form.saveAndView')}
        </Button>
        <Button startIcon={Eye} onClick={() => setPreview(true)}>
          {t('blog.form.preview')}
        </Button>
        <RouterButton to="/pages/blog/list" variant="plain" tone="dark">
          {t('common.cancel')}
        </RouterButton>
        {post && (
          <Button
            variant="plain"
            tone="danger"
            startIcon={Trash2}
            disabledReason={actions.denial('delete')}
            onClick={() => remove(post)}
          >
            {t('blog.actions.delete')}
          </Button>
        )}
      </div>
      <Suspense>{isPreview && <PreviewDialog values={values} onClose={() => setPreview(false)} />}</Suspense>
    </PageForm>
  );
}

/** Message for users who may not write posts. */
function Denied({ text }: { text: string }) {
  const { t } = useTranslation();
  useDocumentTitle(text);
  return (
    <EmptyState
      illustration="search"
      headingLevel={1}
      title={text}
      actions={
        <RouterButton to="/pages/blog/list" variant="filled" size="bar">
          {t('blog.notFound.list')}
        </RouterButton>
      }
    />
  );
}

function StoredPost({ id, isCopy = false }: { id: number; isCopy?: boolean }) {
  const { t } = useTranslation();
  const query = useBlogEdit(id);
  const title = t(isCopy ? 'blog.add' : 'nav.pages.blogEdit');
  if (isNotFound(query.error)) return <PostNotFound id={String(id)} />;
  if (query.data) {
    return isCopy ? <PostEditor post={undefined} copyOf={query.data} /> : <PostEditor post={query.data} />;
  }
  return (
    <>
      <PageHeader title={title} />
      {query.isError ? (
        <LoadError title={t('blog.notLoaded')} query={query} size="md" />
      ) : (
        <Skeleton blockSize={640} aria-busy />
      )}
    </>
  );
}

/** Edits a post. */
export function BlogEditPage() {
  const { id } = useParams({ from: '/_shell/pages/blog/edit/$id' });
  const denial = useBlogActions().denial('update');
  const known = postIdOf(id);
  if (denial) return <Denied text={denial} />;
  // The key prevents the previous post from showing while the next one loads.
  return known === undefined ? <PostNotFound id={id} /> : <StoredPost key={known} id={known} />;
}

/** Writes a new post, optionally a copy of another one. */
export function BlogNewPage() {
  const { from } = useSearch({ from: '/_shell/pages/blog/edit/new' });
  const denial = useBlogActions().denial('create');
  if (denial) return <Denied text={denial} />;
  return from === undefined ? <PostEditor post={undefined} /> : <StoredPost key={from} id={from} isCopy />;
}
