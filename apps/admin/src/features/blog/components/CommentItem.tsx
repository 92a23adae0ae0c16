import type { OutgoingComment } from '@larder/domain';
import type { BlogComment } from '@larder/domain/contract';
import { Avatar, Button, Text, TextLink } from '@larder/ui';
import { Reply, RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import * as styles from './Blog.css';

interface CommentLineProps {
  comment: Pick<BlogComment, 'name' | 'text'> & { avatar?: string; website?: string };
  time: string;
  tools: ReactNode;
}

function CommentLine({ comment: { name, avatar, website, text }, time, tools }: CommentLineProps) {
  const formats = useFormats();
  // The contract allows any text as a website.
  const isLink = website !== undefined && /^https?:\/\//i.test(website);
  return (
    <div className={styles.comment}>
      <Avatar name={name} src={avatar || undefined} size={40} aria-hidden />
      <div className={styles.commentBody}>
        <div className={styles.commentHead}>
          <Text weight="strong">
            {isLink ? (
              <TextLink href={website} external rel="nofollow ugc noopener" tone="inherit">
                <bdi>{name}</bdi>
              </TextLink>
            ) : (
              <bdi>{name}</bdi>
            )}
          </Text>
          <Text as="time" variant="caption" tone="muted" dateTime={time}>
            {formats.relative(time)}
          </Text>
        </div>
        <p className={styles.commentText}>{text}</p>
        <div className={styles.commentTools}>{tools}</div>
      </div>
    </div>
  );
}

export interface CommentItemProps {
  comment: BlogComment;
  /** True while the reply form is open. */
  isReplying: boolean;
  onReply: () => void;
  onDelete: () => void;
}

/** A comment with a reply button and, if the user wrote it, a delete button. */
export function CommentItem({ comment, isReplying, onReply, onDelete }: CommentItemProps) {
  const { t } = useTranslation();
  const { name } = comment;
  return (
    <CommentLine
      comment={comment}
      time={comment.commentedAt}
      tools={
        <>
          <Button
            size="sm"
            variant="plain"
            startIcon={Reply}
            aria-expanded={isReplying}
            aria-label={t('blog.comments.replyTo', { name })}
            onClick={onReply}
          >
            {t('blog.comments.reply')}
          </Button>
          {comment.isOwn && (
            <Button
              size="sm"
              variant="plain"
              tone="danger"
              startIcon={Trash2}
              aria-label={t('blog.comments.deleteOwn', { text: comment.text.slice(0, 40) })}
              onClick={onDelete}
            >
              {t('blog.comments.delete')}
            </Button>
          )}
        </>
      }
    />
  );
}

export interface OutgoingCommentItemProps {
  comment: OutgoingComment;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A comment that the API has not confirmed. */
export function OutgoingCommentItem({ comment, onRetry, onDiscard }: OutgoingCommentItemProps) {
  const { t } = useTranslation();
  return (
    <CommentLine
      comment={comment}
      time={new Date(comment.time).toISOString()}
      tools={
        comment.state === 'sending' ? (
          <Text variant="caption" tone="muted" role="status">
            {t('blog.comments.sending')}
          </Text>
        ) : (
          <>
            <Text variant="caption" tone="danger" role="alert">
              {t('blog.comments.notSent')}
            </Text>
            <Button size="sm" variant="plain" startIcon={RotateCcw} onClick={onRetry}>
              {t('common.retry')}
            </Button>
            <Button size="sm" variant="plain" tone="danger" startIcon={Trash2} onClick={onDiscard}>
              {t('blog.comments.discard')}
            </Button>
          </>
        )
      }
    />
  );
}
