import { useFormDraft } from '@larder/domain';
import { Avatar, Button, Card, Stack, Text, TextArea } from '@larder/ui';
import { MediaPlayer } from '@larder/ui/MediaPlayer';
import { MenuItem } from '@larder/ui/overlays';
import { MessageSquare, Pencil, ThumbsUp, Trash2 } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { MoreMenu } from '../../../components/MoreMenu';
import { ShareMenu } from '../../../components/ShareMenu';
import { useFormats } from '../../../hooks/useFormats';
import { useTextSending } from '../useTextSending';
import { FeedComments, type FeedPostProps } from './FeedComments';
import * as styles from './Profile.css';

const LikersDialog = lazyDialog(() => import('./LikersDialog'), 'LikersDialog');

/** A post with likes and comments. Its author can edit and delete it. */
export function FeedPost({ post, actions, isTarget }: FeedPostProps & { isTarget: boolean }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [showsLikers, setShowsLikers] = useState(false);
  const [showsComments, setShowsComments] = useState(true);
  const [draft, setDraft] = useFormDraft<{ text: string }>(`profile-edit-${post.id}`);
  const edited = draft?.values.text;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isTarget) card.current?.focus();
  }, [isTarget]);
  const { id, author, time, text, picture, video, likes, youLiked, likers, comments, isOwn } = post;
  const stopEditing = () => {
    // The focused control is removed with the form.
    card.current?.focus();
    setDraft(null);
  };
  const saving = useTextSending(edited ?? '', async (typed) => {
    if (await actions.save({ section: 'posts', id, version: post.version, data: { text: typed } })) stopEditing();
  });
  const remove = async () => {
    const next = card.current?.nextElementSibling ?? card.current?.previousElementSibling;
    await actions.removePost(post);
    // The menu button is removed with the post.
    if (document.activeElement === document.body && next instanceof HTMLElement) next.focus();
  };
  return (
    <Card ref={card} role="group" tabIndex={-1} aria-label={t('profile.postOf', { name: author.fullName })}>
      <Stack gap="px16">
        <div className={styles.line}>
          <Avatar name={author.fullName} src={author.avatar || undefined} size={40} colorKey={author.id} aria-hidden />
          <span className={styles.lineText}>
            <Text weight="strong">
              <bdi>{author.fullName}</bdi>
            </Text>
            <Text as="time" variant="caption" tone="muted" dateTime={time}>
              {formats.relative(time)}
            </Text>
          </span>
          {isOwn && (
            <MoreMenu size="sm" variant="plain" label={t('profile.postActions')}>
              <MenuItem icon={Pencil} onAction={() => setDraft({ text })}>
                {t('profile.edit')}
              </MenuItem>
              <MenuItem icon={Trash2} tone="danger" onAction={() => void remove()}>
                {t('profile.delete')}
              </MenuItem>
            </MoreMenu>
          )}
        </div>
        {edited === undefined ? (
          <p className={styles.paragraph}>{text}</p>
        ) : (
          <Stack gap="px8">
            <TextArea
              label={t('profile.postText')}
              dir="auto"
              rows={3}
              maxLength={500}
              {...saving.field}
              onChange={(event) => setDraft({ text: event.currentTarget.value })}
            />
            <div className={styles.tools}>
              <Button size="sm" variant="filled" loading={saving.isSending} onClick={saving.submit}>
                {t('profile.save')}
              </Button>
              <Button size="sm" variant="plain" tone="dark" disabled={saving.isSending} onClick={stopEditing}>
                {t('common.cancel')}
              </Button>
            </div>
          </Stack>
        )}
        {picture && <img className={styles.postPicture} src={picture.url} alt="" />}
        {video && <MediaPlayer label={t('profile.videoOf', { name: author.fullName })} src={video} />}
        <div className={styles.tools}>
          <Button
            size="sm"
            variant="plain"
            startIcon={ThumbsUp}
            aria-pressed={youLiked}
            className={youLiked ? styles.on : undefined}
            onClick={() => void actions.save({ section: 'posts', id, data: { youLiked: !youLiked } })}
          >
            {t('profile.like')}
          </Button>
          <Button
            size="sm"
            variant="plain"
            tone="dark"
            disabled={likes === 0}
            title={formats.number(likes)}
            onClick={() => setShowsLikers(true)}
          >
            {t('profile.likes', { count: likes })}
          </Button>
          <Button
            size="sm"
            variant="plain"
            tone="dark"
            startIcon={MessageSquare}
            aria-expanded={showsComments}
            onClick={() => setShowsComments(!showsComments)}
          >
            {t('blog.comments.count', { count: comments.length })}
          </Button>
          <ShareMenu
            size="sm"
            variant="plain"
            tone="dark"
            title={text.slice(0, 60)}
            path={`/pages/profile?post=${id}`}
          />
        </div>
        {showsComments && <FeedComments post={post} actions={actions} />}
      </Stack>
      <Suspense>{showsLikers && <LikersDialog people={likers} onClose={() => setShowsLikers(false)} />}</Suspense>
    </Card>
  );
}
