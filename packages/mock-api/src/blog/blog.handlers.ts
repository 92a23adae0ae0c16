import {
  attachmentBytes,
  blogPictureLimit,
  type Attachment,
  type BlogEdit,
  type BlogForm,
  type blogEndpoints,
} from '@larder/domain/contract';
import { findUser, type Database } from '../database';
import { HttpError, forbidden, taken } from '../httpError';
import { HttpResponse, type Handlers } from '../router';
import { activeRows, nextId, rejectStaleVersion, removeRow } from '../table';
import { isId, recordOf } from '../rawInput';
import { blogIcons, type StoredPost } from './blog.fixtures';
import { blogStore, requirePost, postsFor, seesAll, showComment, showDetail, showPost } from './blog.store';
import { guardComment, saveComment } from './comments.changes';

function rejectTakenSlug(db: Database, slug: unknown, ownId?: number) {
  const isTaken = activeRows(blogStore(db).posts).some((post) => post.slug === slug && post.id !== ownId);
  if (isTaken) throw taken(['slug']);
}

function rejectLarge(image: Attachment | null | undefined) {
  if (image && attachmentBytes(image) > blogPictureLimit) {
    throw new HttpError(413, 'too_large', { limit: blogPictureLimit });
  }
}

/** Checks whether the input changes only the bookmark, which isn't part of the post. */
const isBookmarkAlone = (post: Record<string, unknown>) =>
  Object.entries(post).every(([key, value]) => key === 'id' || key === 'isBookmarked' || value === undefined);

function bookmark(db: Database, userId: number, postId: number, isBookmarked: boolean) {
  const { bookmarks } = blogStore(db);
  const others = (bookmarks[userId] ?? []).filter((id) => id !== postId);
  bookmarks[userId] = isBookmarked ? [...others, postId] : others;
}

/** Changes a post. Omitted fields stay, `null` clears a field. */
function change(post: StoredPost, { featuredImage, imageAlt, ...fields }: Partial<BlogForm>, now: Date) {
  if (fields.status === 'Published' && post.status !== 'Published') post.createdTime = now.toISOString();
  Object.assign(post, Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)));
  if (featuredImage !== undefined) post.featuredImage = featuredImage;
  if (imageAlt !== undefined) post.imageAlt = imageAlt ?? '';
}

export const blogHandlers: Handlers<typeof blogEndpoints> = {
  list: (_input, db, context) => postsFor(db, context).map((post) => showPost(post, db, context)),

  sidebar(_input, db, context) {
    const translate = context.texts?.translate ?? (<T>(value: T) => value);
    const icons = new Map(
      Object.entries(blogIcons).map(([category, icon]) => [translate({ category }).category, icon] as const),
    );
    const published = postsFor(db, context).filter(({ status }) => status === 'Published');
    const newest = published.toSorted((left, right) => Date.parse(right.createdTime) - Date.parse(left.createdTime));
    const used = postsFor(db, context).flatMap(({ blogCategories }) => blogCategories);
    const categories = [...new Set([...icons.keys(), ...used])];
    return {
      recentPosts: newest.slice(0, 4).map(({ id, featuredImage, blogTitle, createdTime }) => ({
        id,
        img: featuredImage?.url ?? '',
        title: blogTitle,
        createdTime,
      })),
      categories: categories.map((category) => ({
        category,
        icon: icons.get(category) ?? 'tag',
      })),
    };
  },

  detail: ({ id }, db, context) => ({ blog: showDetail(requirePost(db, context, id), db, context) }),

  edit({ id }, db, context) {
    const { bookmarked: _bookmarked, ...blog }: BlogEdit & { bookmarked: number } = requirePost(db, context, id);
    return { blog };
  },

  add: {
    guard: ({ post }, db) => rejectTakenSlug(db, recordOf(post)['slug']),
    run({ post: form }, db, context) {
      rejectLarge(form.featuredImage);
      const { posts } = blogStore(db);
      const author = findUser(db, context.actorId);
      const post: StoredPost = {
        ...form,
        id: nextId(posts),
        avatar: author?.avatar ?? '',
        userFullName: author?.fullName ?? '',
        createdTime: context.now.toISOString(),
        featuredImage: form.featuredImage ?? null,
        imageAlt: form.imageAlt ?? '',
        version: 1,
        bookmarked: 0,
      };
      posts.rows.push(post);
      return { post: showDetail(post, db, context) };
    },
  },

  update: {
    guard({ post: given, version }, db, context) {
      const post = recordOf(given);
      if (!isBookmarkAlone(post) && !seesAll(context)) throw forbidden('update', 'post');
      if (!isId(post.id)) return;
      const current = requirePost(db, context, post.id);
      if (isBookmarkAlone(post)) return;
      if (version !== current.version) rejectStaleVersion(version, showDetail(current, db, context));
      rejectTakenSlug(db, post.slug, post.id);
    },
    run({ post: { id, isBookmarked, ...changes } }, db, context) {
      rejectLarge(changes.featuredImage);
      const post = requirePost(db, context, id);
      if (isBookmarked !== undefined) bookmark(db, context.actorId, id, isBookmarked);
      if (!isBookmarkAlone({ ...changes })) {
        change(post, changes, context.now);
        post.version += 1;
      }
      return { post: showDetail(post, db, context) };
    },
  },

  remove({ id, version }, db, context) {
    const post = requirePost(db, context, id);
    if (version !== post.version) rejectStaleVersion(version, showDetail(post, db, context));
    removeRow(blogStore(db).posts, 'post', id, context.now);
    return { id };
  },

  saveComment: {
    guard: guardComment,
    run(input, db, context) {
      const comment = showComment(saveComment(input, db, context), context);
      return input.comment.id === undefined ? { comment } : new HttpResponse(200, { comment });
    },
  },
};
