import { ledgerCall, useCommentOutbox, useSaveComment, type OutgoingComment } from '@larder/domain';
import { restoreEndpoints, threadsOf, type BlogComment, type BlogDetail } from '@larder/domain/contract';
import { Card, EmptyState, Stack } from '@larder/ui';
import { SegmentedControl } from '@larder/ui/overlays';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBulkWork } from '../../../lists/useBulkWork';
import * as styles from './Blog.css';
import { CommentForm } from './CommentForm';
import { CommentItem, OutgoingCommentItem } from './CommentItem';

export interface CommentSectionProps {
  post: BlogDetail;
  order: 'newest' | 'oldest';
  onOrderChange: (order: 'newest' | 'oldest') => void;
}

/** Comments on a post with replies, and the form for a new one. */
export function CommentSection({ post, order, onOrderChange }: CommentSectionProps) {
  const { t } = useTranslation();
  const { mutateAsync: save } = useSaveComment();
  const bulk = useBulkWork();
  const { outgoing, send, retry, discard } = useCommentOutbox(post.id);
  const [replyTo, setReplyTo] = useState<number>();
  const section = useRef<HTMLElement>(null);
  const isTarget = useLocation({ select: ({ hash }) => hash === 'comments' });
  useEffect(() => {
    // The router scrolls before the post is loaded.
    if (isTarget) section.current?.scrollIntoView();
  }, [isTarget]);

  const remove = (comment: BlogComment) => {
    // The focused button is removed with the comment.
    section.current?.focus();
    return bulk({
      rows: [comment],
      work: ({ id }) => save({ postId: post.id, comment: { id, isDeleted: true } }),
      busy: t('blog.toasts.deleting'),
      done: () => ({ key: 'blog.toasts.commentDeleted', values: {} }),
      failed: () => t('blog.toasts.commentDeleteFailed'),
      inverse: () => [ledgerCall(restoreEndpoints.restore, { subject: 'comment', ids: [comment.id] })],
      reload: ['blog'],
    });
  };
  const closeReply = () => {
    // The focused control is removed with the form.
    section.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setReplyTo(undefined);
  };
  const item = (comment: BlogComment) => (
    <CommentItem
      comment={comment}
      isReplying={replyTo === comment.id}
      onReply={() => setReplyTo(replyTo === comment.id ? undefined : comment.id)}
      onDelete={() => void remove(comment)}
    />
  );
  const outgoingItem = (comment: OutgoingComment) => (
    <li key={comment.key}>
      <OutgoingCommentItem comment={comment} onRetry={() => retry(comment)} onDiscard={() => discard(comment)} />
    </li>
  );
  const threads = threadsOf(post.comments, order);
  const isKnown = (parentId: number | null) => post.comments.some(({ id }) => id === parentId);
  // A reply whose parent was deleted is listed with the new comments, so that its text isn't lost.
  const unsent = outgoing.filter(({ parentId }) => !isKnown(parentId));
  const total = post.comments.length + outgoing.length;

  return (
    <Card
      ref={section}
      id="comments"
      tabIndex={-1}
      title={t('blog.comments.count', { count: total })}
      actions={
        post.comments.length > 1 && (
          <SegmentedControl
            label={t('blog.comments.order')}
            value={order}
            options={[
              { value: 'oldest', label: t('blog.comments.oldest') },
              { value: 'newest', label: t('blog.comments.newest') },
            ]}
            onValueChange={onOrderChange}
          />
        )
      }
    >
      <Stack gap="px24">
        {total === 0 && <EmptyState size="sm" title={t('blog.comments.none')} />}
        {total > 0 && (
          <ul className={styles.threads}>
            {order === 'newest' && unsent.map(outgoingItem)}
            {threads.map(({ comment, replies }) => {
              const inThread = [comment, ...replies].map(({ id }) => id);
              const unsentReplies = outgoing.filter(({ parentId }) => parentId !== null && inThread.includes(parentId));
              return (
                <li key={comment.id}>
                  {item(comment)}
                  {(replies.length > 0 || unsentReplies.length > 0) && (
                    <ul className={styles.replies}>
                      {replies.map((reply) => (
                        <li key={reply.id}>{item(reply)}</li>
                      ))}
                      {unsentReplies.map(outgoingItem)}
                    </ul>
                  )}
                  {replyTo !== undefined && inThread.includes(replyTo) && (
                    <div className={styles.replies}>
                      <CommentForm
                        key={replyTo}
                        postId={post.id}
                        parentId={replyTo}
                        onSend={(form) => {
                          send(form, replyTo);
                          closeReply();
                        }}
                        onCancel={closeReply}
                      />
                    </div>
                  )}
                </li>
              );
            })}
            {order === 'oldest' && unsent.map(outgoingItem)}
          </ul>
        )}
        <CommentForm postId={post.id} parentId={null} onSend={(form) => send(form, null)} />
      </Stack>
    </Card>
  );
}
