import { includesText } from '../lists/lists';
import type { BlogComment, BlogDetail, BlogPost } from './blog.contract';

export interface PostFilter {
  q?: string;
  category?: string;
  tag?: string;
}

/** Returns the posts that match, newest first. The text is searched in title, excerpt, author, categories and tags. */
export const filterPosts = <P extends BlogPost>(posts: readonly P[], { q = '', category, tag }: PostFilter): P[] =>
  posts
    .filter(
      ({ title, excerpt, userFullName, tags, blogCategories = [] }) =>
        (!category || blogCategories.includes(category)) &&
        (!tag || tags.includes(tag)) &&
        includesText(q, title, excerpt, userFullName, ...blogCategories, ...tags),
    )
    .toSorted((left, right) => Date.parse(right.blogPosted) - Date.parse(left.blogPosted) || right.id - left.id);

/** Default slug of a post: `Crème brûlée, twice` → `creme-brulee-twice`. */
export const postSlugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Returns the comments whose parent, if any, is also in the list. */
export function visibleComments<C extends Pick<BlogComment, 'id' | 'parentId'>>(comments: readonly C[]): C[] {
  const known = new Set(comments.map(({ id }) => id));
  return comments.filter(({ parentId }) => parentId === null || known.has(parentId));
}

export interface BlogThread {
  comment: BlogComment;
  /** Oldest first. */
  replies: BlogComment[];
}

/** Groups comments into threads of one level. `order` applies to the threads, replies are always oldest first. */
export function threadsOf(comments: readonly BlogComment[], order: 'newest' | 'oldest' = 'oldest'): BlogThread[] {
  const byTime = comments.toSorted(
    (left, right) => Date.parse(left.commentedAt) - Date.parse(right.commentedAt) || left.id - right.id,
  );
  const threads = byTime
    .filter(({ parentId }) => parentId === null)
    .map((comment) => ({ comment, replies: byTime.filter(({ parentId }) => parentId === comment.id) }));
  return order === 'newest' ? threads.toReversed() : threads;
}

/** Sets or removes the user's bookmark on a post and updates the count. */
export function bookmarkPost<P extends BlogPost | BlogDetail>(post: P, isBookmarked: boolean): P {
  if ((post.isBookmarked ?? false) === isBookmarked) return post;
  const counted = 'bookmarked' in post ? { bookmarked: post.bookmarked + (isBookmarked ? 1 : -1) } : {};
  return { ...post, isBookmarked, ...counted };
}

/** Removes a comment and its replies from a post. */
export function withoutComment(post: BlogDetail, id: number): BlogDetail {
  const comments = visibleComments(post.comments.filter((comment) => comment.id !== id));
  return { ...post, comments, comment: comments.length };
}

/** Replaces a comment of a post, or appends it. */
export function withComment(post: BlogDetail, comment: BlogComment): BlogDetail {
  const isKnown = post.comments.some(({ id }) => id === comment.id);
  const comments = isKnown
    ? post.comments.map((other) => (other.id === comment.id ? comment : other))
    : [...post.comments, comment];
  return { ...post, comments, comment: comments.length };
}
