import type { BlogCommentInput } from '@larder/domain/contract';
import { findUser, type Database } from '../database';
import { forbidden, notFound } from '../httpError';
import type { Context } from '../router';
import { find, nextId, removeRow } from '../table';
import { isId, recordOf } from '../rawInput';
import type { StoredComment } from './blog.fixtures';
import { blogStore, requirePost } from './blog.store';

function requireComment(db: Database, postId: number, id: number): StoredComment {
  const comment = find(blogStore(db).comments, id);
  if (comment?.postId !== postId) throw notFound('comment', id);
  return comment;
}

/** Checks that post, comment and parent exist and that the user owns the comment, before validating the text. */
export function guardComment({ postId, comment }: Record<string, unknown>, db: Database, context: Context) {
  if (!isId(postId)) return;
  const { id, parentId } = recordOf(comment);
  const known = isId(id) ? find(blogStore(db).comments, id) : undefined;
  if (known && known.userId !== context.actorId) throw forbidden('update', 'comment');
  requirePost(db, context, postId);
  if (isId(id)) requireComment(db, postId, id);
  if (isId(parentId)) requireComment(db, postId, parentId);
}

/** Adds, changes or removes a comment. Replies are nested one level deep: a reply to a reply becomes its sibling. */
export function saveComment(
  { postId, comment }: { postId: number; comment: BlogCommentInput },
  db: Database,
  { actorId, now }: Context,
): StoredComment {
  const { comments } = blogStore(db);
  const { id, parentId, name = '', website = '', text = '', isDeleted } = comment;
  if (id !== undefined) {
    const known = requireComment(db, postId, id);
    if (isDeleted) return removeRow(comments, 'comment', id, now);
    return Object.assign(known, { name: name.trim(), website, text: text.trim() });
  }
  const parent = parentId === undefined ? undefined : requireComment(db, postId, parentId);
  const added: StoredComment = {
    id: nextId(comments),
    postId,
    parentId: parent ? (parent.parentId ?? parent.id) : null,
    userId: actorId,
    name: name.trim(),
    avatar: findUser(db, actorId)?.avatar ?? '',
    website,
    text: text.trim(),
    commentedAt: now.toISOString(),
  };
  comments.rows.push(added);
  return added;
}
