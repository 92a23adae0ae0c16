import { Icon } from '@larder/ui';
import { IconButton } from '@larder/ui/overlays';
import { FileText, Image, Paperclip, X } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useChatLabels } from '../useChatLabels';
import type { useComposer } from '../useComposer';
import type { ComposerMode } from '../useThreadMessages';
import * as styles from './Chat.css';
import { EmojiMenu } from './EmojiMenu';

interface ComposerPartProps {
  composer: ReturnType<typeof useComposer>;
}

/** The message that the text replies to or replaces, and the attached file. */
export function ComposerNotes({ mode, composer }: ComposerPartProps & { mode: ComposerMode }) {
  const { t } = useTranslation();
  const labels = useChatLabels();
  const { attachment } = composer;
  return (
    <>
      {mode && (
        <div className={styles.modeBar}>
          <span className={styles.modeText}>
            {t(mode.kind === 'edit' ? 'chat.editing' : 'chat.replying')} <bdi>{labels.preview(mode.message)}</bdi>
          </span>
          <IconButton size="sm" icon={X} label={t('chat.leaveMode')} onClick={composer.leaveMode} />
        </div>
      )}
      {attachment && (
        <div className={styles.modeBar}>
          {attachment.type.startsWith('image/') ? (
            <img src={attachment.url} alt="" className={styles.thumbnail} />
          ) : (
            <Icon as={FileText} size={18} />
          )}
          <bdi className={styles.modeText}>{attachment.fileName}</bdi>
          <IconButton
            size="sm"
            icon={X}
            label={t('chat.removeFile', { name: attachment.fileName })}
            onClick={composer.removeAttachment}
          />
        </div>
      )}
    </>
  );
}

/** Buttons for a picture, a file and emoji. */
export function ComposerTools({ composer, onInsert }: ComposerPartProps & { onInsert: (emoji: string) => void }) {
  const { t } = useTranslation();
  const picture = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void composer.attach(currentTarget.files?.[0]);
    // Reset, so that selecting the same file again fires `change`.
    currentTarget.value = '';
  };
  return (
    <>
      <IconButton size="sm" icon={Image} label={t('chat.attachPicture')} onClick={() => picture.current?.click()} />
      <IconButton size="sm" icon={Paperclip} label={t('chat.attachFile')} onClick={() => file.current?.click()} />
      <EmojiMenu onInsert={onInsert} />
      <input ref={picture} hidden type="file" accept="image/*" onChange={choose} />
      <input ref={file} hidden type="file" onChange={choose} />
    </>
  );
}
