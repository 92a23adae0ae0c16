import { visibleComments, type BlogComment, type BlogDetail, type BlogPost } from '@larder/domain/contract';
import { can } from '../access';
import { defineStore, type Database } from '../database';
import { notFound } from '../httpError';
import type { Context } from '../router';
import { activeRows, getOrThrow, tableOf } from '../table';
import { seedComments, seedPosts, type StoredComment, type StoredPost } from './blog.fixtures';

export const blogStore = defineStore(
  'blog',
  (seed, now) => ({
    posts: tableOf(seedPosts(seed, now)),
    comments: tableOf(seedComments(seed, now)),
    /** Bookmarked posts by user. */
    bookmarks: { 1: [9, 10], 2: [8] } as Record<string, number[]>,
  }),
  { hasTexts: true },
);

/** Checks whether a user sees unpublished posts, which requires the right to update posts. */
export const seesAll = ({ ability }: Context) => can(ability, 'update', 'post');

export const postsFor = (db: Database, context: Context) =>
  activeRows(blogStore(db).posts).filter(({ status }) => status === 'Published' || seesAll(context));

/** Returns the post, or throws 404. Without an ID, the first one. */
export function requirePost(db: Database, context: Context, id?: number): StoredPost {
  if (id === undefined) {
    const [first] = postsFor(db, context);
    if (!first) throw notFound('post', 0);
    return first;
  }
  const post = getOrThrow(blogStore(db).posts, 'post', id);
  if (post.status !== 'Published' && !seesAll(context)) throw notFound('post', id);
  return post;
}

export const bookmarksOfPost = (db: Database, postId: number) =>
  Object.values(blogStore(db).bookmarks).filter((ids) => ids.includes(postId)).length;

const commentsOf = (db: Database, postId: number) =>
  visibleComments(activeRows(blogStore(db).comments).filter((comment) => comment.postId === postId));

export const showComment = (
  { id, parentId, avatar, name, website, text, commentedAt, userId }: StoredComment,
  { actorId }: Context,
): BlogComment => ({
  id,
  parentId,
  avatar,
  name,
  ...(website ? { website } : {}),
  text,
  commentedAt,
  isOwn: userId === actorId,
});

export function showPost(post: StoredPost, db: Database, { actorId }: Context): BlogPost {
  return {
    id: post.id,
    img: post.featuredImage?.url ?? '',
    title: post.blogTitle,
    avatar: post.avatar,
    userFullName: post.userFullName,
    blogPosted: post.createdTime,
    tags: post.tags,
    excerpt: post.excerpt,
    comment: commentsOf(db, post.id).length,
    blogCategories: post.blogCategories,
    slug: post.slug,
    status: post.status,
    isBookmarked: (blogStore(db).bookmarks[actorId] ?? []).includes(post.id),
    version: post.version,
  };
}

export const showDetail = (post: StoredPost, db: Database, context: Context): BlogDetail => ({
  ...showPost(post, db, context),
  content: post.content,
  imageAlt: post.imageAlt,
  comments: commentsOf(db, post.id).map((comment) => showComment(comment, context)),
  bookmarked: post.bookmarked + bookmarksOfPost(db, post.id),
});
