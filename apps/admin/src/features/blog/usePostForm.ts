import { useAddPost, useBlogList, useUpdatePost } from '@larder/domain';
import {
  blogFormSchema,
  blogPictureTypes,
  postSlugOf,
  type Attachment,
  type BlogDetail,
  type BlogEdit,
  type BlogForm,
} from '@larder/domain/contract';
import { useState } from 'react';
import { useDraftOffer, useDraftStore } from '../../hooks/useDraftOffer';
import { useFieldMessage } from '../../hooks/useFieldMessage';
import { useRecordForm } from '../../hooks/useRecordForm';
import { changedValues } from '../../lib/changedValues';
import { schemaErrors } from '../../lib/schemaErrors';

export interface PostValues extends Omit<Required<BlogForm>, 'featuredImage' | 'imageAlt'> {
  /** URL of the picture, or an empty string. */
  picture: string;
  imageAlt: string;
}

/** A stored post, as returned by the form endpoint, a change or a conflict. */
type StoredPost = BlogEdit | BlogDetail;

const isEdit = (post: BlogEdit | BlogDetail): post is BlogEdit => 'blogTitle' in post;

function valuesOf(post: BlogEdit | BlogDetail | undefined): PostValues {
  if (post === undefined)
    return {
      blogTitle: '',
      slug: '',
      excerpt: '',
      content: '',
      blogCategories: [],
      tags: [],
      status: 'Draft',
      picture: '',
      imageAlt: '',
    };
  const { excerpt, content, tags, slug = '', status = 'Published', imageAlt = '', blogCategories = [] } = post;
  const [blogTitle, picture] = isEdit(post) ? [post.blogTitle, post.featuredImage?.url ?? ''] : [post.title, post.img];
  return { blogTitle, slug, excerpt, content, blogCategories, tags, status, picture, imageAlt };
}

export interface PostFormOptions {
  /** Undefined for a new post. */
  post: BlogEdit | undefined;
  /** Post whose values the new one starts with. */
  copyOf?: BlogEdit;
  onSaved: (post: { id: number; title: string; isNew: boolean }) => void;
}

/** Returns the picture of the copied post, if its type is allowed. */
const copiedPicture = (copyOf: BlogEdit | undefined) =>
  (blogPictureTypes as readonly string[]).includes(copyOf?.featuredImage?.type ?? '')
    ? copyOf?.featuredImage
    : undefined;

/** Returns the initial values of a new post: empty, or those of another post as a draft. */
function startOf(copyOf: BlogEdit | undefined): PostValues {
  const values = valuesOf(copyOf);
  if (!copyOf) return values;
  const picture = copiedPicture(copyOf) ? {} : { picture: '', imageAlt: '' };
  return { ...values, ...picture, slug: `${values.slug}-2`, status: 'Draft' };
}

/** Returns the state of the post form. Unsaved changes are stored in the browser until the post is saved. */
export function usePostForm({ post, copyOf, onSaved }: PostFormOptions) {
  const { mutateAsync: add } = useAddPost();
  const { mutateAsync: update } = useUpdatePost();
  const posts = useBlogList().data;
  const draft = useDraftOffer<PostValues>(post ? `post-${post.id}` : `post-${copyOf ? `copy-${copyOf.id}` : 'new'}`);
  /** Pictures that were chosen or copied, by URL. */
  const [chosen] = useState(() => {
    const picture = copiedPicture(copyOf);
    return new Map<string, Attachment>(picture ? [[picture.url, picture]] : []);
  });
  const [isSlugLeft, setSlugLeft] = useState(false);
  const message = useFieldMessage();
  const isTaken = (typed: string) => posts?.some(({ id, slug }) => slug === typed && id !== post?.id) ?? false;
  const [hasOwnSlug, setOwnSlug] = useState(post !== undefined);

  const form = useRecordForm<StoredPost, PostValues>({
    record: post,
    valuesOf: (stored) => (stored ? valuesOf(stored) : startOf(copyOf)),
    validate: (values) => ({
      ...(isTaken(values.slug) && { slug: ['taken'] }),
      ...schemaErrors(blogFormSchema, values),
    }),
    save: async (values, _changes, stored) => {
      const { picture, ...fields } = stored ? changedValues(values, valuesOf(stored)) : values;
      const image = picture === undefined ? {} : { featuredImage: chosen.get(picture) ?? null };
      return stored
        ? update({ post: { id: stored.id, ...fields, ...image }, version: stored.version })
        : add({ ...(fields as Omit<PostValues, 'picture'>), ...image });
    },
    onSaved: (saved, previous) => {
      draft.clear();
      onSaved({ id: saved.id, title: valuesOf(saved).blogTitle, isNew: previous === undefined });
    },
    prefix: 'post',
  });
  const { values, isDirty, set } = form;

  useDraftStore(isDirty, values, () => {
    // The draft omits the picture, which may exceed the storage limit.
    const { picture: _none, ...changes } = changedValues(values, form.base ? valuesOf(form.base) : startOf(copyOf));
    draft.store(changes);
  });

  return {
    ...form,
    /** Changes the title, and the slug until the user has typed one. */
    setTitle: (blogTitle: string) => set({ blogTitle, ...(!hasOwnSlug && { slug: postSlugOf(blogTitle) }) }),
    setSlug: (slug: string) => {
      setOwnSlug(slug !== '');
      set({ slug });
    },
    /** Error of the slug. Once the field has lost focus, also reports a slug that another post uses. */
    slugError: form.errorOf('slug') ?? (isSlugLeft && isTaken(values.slug) ? message('taken') : undefined),
    leaveSlug: () => setSlugLeft(true),
    setPicture: (picture: Attachment | undefined) => {
      if (picture) chosen.set(picture.url, picture);
      set({ picture: picture?.url ?? '', ...(!picture && { imageAlt: '' }) });
    },
    /** Draft of an earlier visit that the user has neither restored nor discarded. */
    offer: draft.offer && {
      savedAt: draft.offer.savedAt,
      restore: () => {
        const { picture: _none, ...typed } = draft.offer?.values ?? {};
        if (!post) setOwnSlug(typed.slug !== undefined && typed.slug !== postSlugOf(typed.blogTitle ?? ''));
        set(typed);
        draft.dismiss();
      },
      discard: draft.discard,
    },
  };
}
export type PostForm = ReturnType<typeof usePostForm>;
