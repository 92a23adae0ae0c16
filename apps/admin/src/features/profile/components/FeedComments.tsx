import { useFormDraft } from '@larder/domain';
import type { ProfilePost } from '@larder/domain/contract';
import { Avatar, Button, Text, TextArea } from '@larder/ui';
import { ThumbsUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import type { ProfileActions } from '../useProfileActions';
import { useTextSending } from '../useTextSending';
import * as styles from './Profile.css';

export interface FeedPostProps {
  post: ProfilePost;
  actions: ProfileActions;
}

/** Comments on a post, and the field for a new one. */
export function FeedComments({ post, actions }: FeedPostProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [draft, setDraft] = useFormDraft<{ text: string }>(`profile-comment-${post.id}`);
  const text = draft?.values.text ?? '';
  const sending = useTextSending(text, async (typed) => {
    if (await actions.save({ section: 'posts', id: post.id, data: { comment: { text: typed } } })) setDraft(null);
  });
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} tabIndex={-1} className={styles.comments} aria-label={t('profile.comments')}>
      {post.comments.map((comment) => (
        <li key={comment.id} className={styles.topLine}>
          <Avatar
            name={comment.author.fullName}
            src={comment.author.avatar || undefined}
            colorKey={comment.author.id}
            aria-hidden
          />
          <span className={styles.lineText}>
            <span>
              <Text weight="strong">
                <bdi>{comment.author.fullName}</bdi>
              </Text>{' '}
              <Text as="time" variant="caption" tone="muted" dateTime={comment.time}>
                {formats.relative(comment.time)}
              </Text>
            </span>
            <p className={styles.paragraph}>{comment.text}</p>
            <span className={styles.tools}>
              <Button
                size="sm"
                variant="plain"
                startIcon={ThumbsUp}
                aria-pressed={comment.youLiked}
                aria-label={t('profile.likeComment', { name: comment.author.fullName, count: comment.likes })}
                className={comment.youLiked ? styles.on : undefined}
                onClick={() =>
                  void actions.save({
                    section: 'posts',
                    id: post.id,
                    data: { comment: { id: comment.id, youLiked: !comment.youLiked } },
                  })
                }
              >
                {formats.compact(comment.likes)}
              </Button>
              {comment.isOwn && (
                <Button
                  size="sm"
                  variant="plain"
                  tone="danger"
                  startIcon={Trash2}
                  aria-label={t('profile.deleteComment', { text: comment.text.slice(0, 40) })}
                  onClick={() => {
                    // The focused button is removed with the comment.
                    list.current?.focus();
                    void actions.removeComment(post, comment);
                  }}
                >
                  {t('profile.delete')}
                </Button>
              )}
            </span>
          </span>
        </li>
      ))}
      <li>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            sending.submit();
          }}
        >
          <TextArea
            label={t('profile.writeComment')}
            dir="auto"
            rows={2}
            maxLength={300}
            {...sending.field}
            onChange={(event) =>
              setDraft(event.currentTarget.value === '' ? null : { text: event.currentTarget.value })
            }
          />
          <div className={styles.send}>
            <Button type="submit" size="sm" loading={sending.isSending}>
              {t('profile.sendComment')}
            </Button>
          </div>
        </form>
      </li>
    </ul>
  );
}
