import type { BlogComment, BlogDetail, BlogPost } from './blog.contract';

/** `Crème brûlée, twice` → `creme-brulee-twice`: the last part of a post's address, until someone writes their own. */
export const postSlugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** What a comment may be read by: it is there, and so is the one it replies to. */
export function visibleComments<C extends Pick<BlogComment, 'id' | 'parentId'>>(comments: readonly C[]): C[] {
  const known = new Set(comments.map(({ id }) => id));
  return comments.filter(({ parentId }) => parentId === null || known.has(parentId));
}

export interface BlogThread {
  comment: BlogComment;
  /** Oldest first. */
  replies: BlogComment[];
}

/** Comments with their replies, one level deep; the order is that of the comments, replies read on from the oldest. */
export function threadsOf(comments: readonly BlogComment[], order: 'newest' | 'oldest' = 'oldest'): BlogThread[] {
  const byTime = comments.toSorted(
    (left, right) => Date.parse(left.commentedAt) - Date.parse(right.commentedAt) || left.id - right.id,
  );
  const threads = byTime
    .filter(({ parentId }) => parentId === null)
    .map((comment) => ({ comment, replies: byTime.filter(({ parentId }) => parentId === comment.id) }));
  return order === 'newest' ? threads.toReversed() : threads;
}

/** Flips the caller's bookmark on a post, and what is counted of it. */
export function bookmarkPost<P extends BlogPost | BlogDetail>(post: P, isBookmarked: boolean): P {
  if ((post.isBookmarked ?? false) === isBookmarked) return post;
  const counted = 'bookmarked' in post ? { bookmarked: post.bookmarked + (isBookmarked ? 1 : -1) } : {};
  return { ...post, isBookmarked, ...counted };
}

/** A post without one of its comments, and the replies to it. */
export function withoutComment(post: BlogDetail, id: number): BlogDetail {
  const comments = visibleComments(post.comments.filter((comment) => comment.id !== id));
  return { ...post, comments, comment: comments.length };
}

/** A post with a comment as it is now: in its place, or last. */
export function withComment(post: BlogDetail, comment: BlogComment): BlogDetail {
  const isKnown = post.comments.some(({ id }) => id === comment.id);
  const comments = isKnown
    ? post.comments.map((other) => (other.id === comment.id ? comment : other))
    : [...post.comments, comment];
  return { ...post, comments, comment: comments.length };
}
