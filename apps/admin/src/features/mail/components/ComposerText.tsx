import { attachmentLimit, type MailDraft } from '@larder/domain/contract';
import { TextArea } from '@larder/ui';
import { RichTextEditor, type RichTextEditorProps } from '@larder/ui/RichTextEditor';
import { Tag } from '@larder/ui/table';
import { useTranslation } from 'react-i18next';
import { useFileSize } from '../../../hooks/useFileSize';
import { plainText, richText } from '../../../lib/plainText';
import type { Composer } from '../useComposer';
import { fileIcon } from './Attachments';
import * as styles from './Composer.css';

const allTools: RichTextEditorProps['tools'] = [
  ['bold', 'italic', 'underline', 'strike'],
  ['bulletList', 'orderedList', 'link'],
  ['alignStart', 'alignCenter', 'alignEnd'],
];

export interface ComposerTextProps extends Pick<RichTextEditorProps, 'tools' | 'endContent' | 'autoFocus'> {
  composer: Composer;
  draft: MailDraft;
}

/** Text and files of an email. */
export function ComposerText({ composer, draft, tools = allTools, endContent, autoFocus }: ComposerTextProps) {
  const { t } = useTranslation();
  const fileSize = useFileSize();
  const { errors, change, detach, isPlain } = composer;
  const { attachments } = draft;
  return (
    <>
      {isPlain ? (
        <TextArea
          label={t('mail.compose.text')}
          value={plainText(draft.message)}
          onChange={({ target }) => change({ message: richText(target.value) })}
          rows={8}
        />
      ) : (
        <RichTextEditor
          label={t('mail.compose.text')}
          hideLabel
          tools={tools}
          toolbarAt="bottom"
          endContent={endContent}
          value={draft.message}
          onValueChange={(html) => change({ message: html })}
          autoFocus={autoFocus}
        />
      )}
      {attachments.length > 0 && (
        <div className={styles.copies} style={{ flexWrap: 'wrap' }}>
          {attachments.map((file, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- files have no ID
            <Tag key={index} icon={fileIcon(file.type)} onRemove={() => detach(file)}>
              {file.fileName} · {fileSize(file.size)}
            </Tag>
          ))}
        </div>
      )}
      {errors.attachments && (
        <p role="alert" className={styles.error}>
          {t('mail.compose.tooLarge', { size: fileSize((attachmentLimit / 1024 ** 2) * 1000 ** 2) })}
        </p>
      )}
    </>
  );
}
