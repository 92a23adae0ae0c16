import { useBlogList, useBlogSidebar } from '@larder/domain';
import { blogStatuses } from '@larder/domain/contract';
import { Card, Stack, TextArea, TextField } from '@larder/ui';
import { Select } from '@larder/ui/overlays';
import { RichTextEditor } from '@larder/ui/RichTextEditor';
import { TagField } from '@larder/ui/TagField';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostForm } from '../usePostForm';
import * as styles from './Blog.css';
import { PictureField } from './PictureField';

const tools = [
  ['undo', 'redo'],
  ['heading', 'subheading'],
  ['bold', 'italic', 'underline', 'strike', 'code'],
  ['bulletList', 'orderedList', 'quote', 'codeBlock'],
  ['link', 'picture'],
] as const;

const optionsOf = (values: Iterable<string>) => [...new Set(values)].map((value) => ({ value, label: value }));

/** The fields of a post: content, and the settings next to it. */
export function PostFields({ form }: { form: PostForm }) {
  const { t } = useTranslation();
  const { values, set, errorOf } = form;
  const sidebar = useBlogSidebar().data;
  const posts = useBlogList().data;
  const categories = useMemo(() => optionsOf(sidebar?.categories.map(({ category }) => category) ?? []), [sidebar]);
  const tags = useMemo(() => optionsOf(posts?.flatMap((post) => post.tags) ?? []), [posts]);
  return (
    <div className={styles.form}>
      <Card title={t('blog.form.content')}>
        <Stack gap="px16">
          <TextField
            label={t('blog.fields.blogTitle')}
            required
            dir="auto"
            autoComplete="off"
            maxLength={120}
            value={values.blogTitle}
            error={errorOf('blogTitle')}
            onChange={(event) => form.setTitle(event.currentTarget.value)}
          />
          <RichTextEditor
            label={t('blog.fields.content')}
            tools={tools}
            value={values.content}
            error={errorOf('content')}
            onValueChange={(content) => set({ content })}
          />
          <TextArea
            label={t('blog.fields.excerpt')}
            description={t('blog.form.excerptHint')}
            dir="auto"
            rows={3}
            maxLength={300}
            value={values.excerpt}
            error={errorOf('excerpt')}
            onChange={(event) => set({ excerpt: event.currentTarget.value })}
          />
        </Stack>
      </Card>
      <Stack gap="px16">
        <Card title={t('blog.form.settings')}>
          <Stack gap="px16">
            <Select
              label={t('blog.fields.status')}
              options={blogStatuses.map((status) => ({ value: status, label: t(`blog.statuses.${status}`) }))}
              value={values.status}
              onValueChange={(status) => set({ status })}
            />
            <TextField
              label={t('blog.fields.slug')}
              description={t('blog.form.slugHint')}
              required
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              value={values.slug}
              error={form.slugError}
              onChange={(event) => form.setSlug(event.currentTarget.value)}
              onBlur={form.leaveSlug}
            />
            <TagField
              label={t('blog.fields.blogCategories')}
              required
              creatable
              options={categories}
              value={values.blogCategories}
              error={errorOf('blogCategories')}
              onValueChange={(blogCategories) => set({ blogCategories })}
            />
            <TagField
              label={t('blog.fields.tags')}
              creatable
              options={tags}
              value={values.tags}
              error={errorOf('tags')}
              onValueChange={(next) => set({ tags: next })}
            />
          </Stack>
        </Card>
        <Card title={t('blog.form.picture')}>
          <Stack gap="px16">
            <PictureField
              picture={values.picture}
              alt={values.imageAlt}
              error={errorOf('featuredImage')}
              onChange={form.setPicture}
            />
            {values.picture && (
              <TextField
                label={t('blog.fields.imageAlt')}
                description={t('blog.form.altHint')}
                dir="auto"
                maxLength={200}
                value={values.imageAlt}
                error={errorOf('imageAlt')}
                onChange={(event) => set({ imageAlt: event.currentTarget.value })}
              />
            )}
          </Stack>
        </Card>
      </Stack>
    </div>
  );
}
