import { attachmentLimit, type MailDraft } from '@larder/domain/contract';
import { Button, TextArea, TextField } from '@larder/ui';
import { RichTextEditor } from '@larder/ui/RichTextEditor';
import { TagField } from '@larder/ui/TagField';
import { Tag } from '@larder/ui/table';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Composer } from '../useComposer';
import { useFileSize } from '../../../hooks/useFileSize';
import { useRecipients } from '../useRecipients';
import * as styles from './Composer.css';
import { fileIcon } from './Attachments';
import { plainText, richText } from '../../../lib/plainText';

export interface ComposerFieldsProps {
  composer: Composer;
  draft: MailDraft;
  autoFocusText: boolean;
}

const recipientFields = ['to', 'cc', 'bcc'] as const;
const tools = [
  ['bold', 'italic', 'underline', 'strike'],
  ['bulletList', 'orderedList', 'link'],
  ['alignStart', 'alignCenter', 'alignEnd'],
] as const;

/** Recipients, subject, text and files of an email. */
export function ComposerFields({ composer, draft, autoFocusText }: ComposerFieldsProps) {
  const { t } = useTranslation();
  const fileSize = useFileSize();
  const { errors, change, detach, isPlain } = composer;
  const { to, cc, bcc, subject, attachments } = draft;
  const known = useMemo(() => [...to, ...cc, ...bcc], [to, cc, bcc]);
  const recipients = useRecipients(known);
  const [shown, setShown] = useState({ cc: cc.length > 0, bcc: bcc.length > 0 });
  const errorOf = (field: 'to' | 'cc' | 'bcc') => {
    const wrong = draft[field].find((_person, index) => errors[`${field}.${index}.email`]);
    if (wrong) return t('mail.compose.badAddress', { address: wrong.email });
    return errors[field] && t('mail.compose.noRecipient');
  };
  return (
    <div className={styles.body}>
      {recipientFields
        .filter((field) => field === 'to' || shown[field] || draft[field].length > 0)
        .map((field) => (
          <TagField
            key={field}
            label={t(`mail.compose.${field}`)}
            labelEndContent={
              field === 'to' && (
                <span className={styles.copies}>
                  {(['cc', 'bcc'] as const)
                    .filter((copy) => !shown[copy] && draft[copy].length === 0)
                    .map((copy) => (
                      <Button key={copy} size="sm" variant="plain" onClick={() => setShown({ ...shown, [copy]: true })}>
                        {t(`mail.compose.${copy}`)}
                      </Button>
                    ))}
                </span>
              )
            }
            required={field === 'to'}
            options={recipients.options}
            creatable
            onCreate={recipients.create}
            value={draft[field].map(({ email }) => email)}
            onValueChange={(emails) => change({ [field]: emails.map(recipients.person) })}
            error={errorOf(field)}
          />
        ))}
      <TextField
        label={t('mail.compose.subject')}
        value={subject}
        onChange={({ target }) => change({ subject: target.value })}
        autoComplete="off"
      />
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
          value={draft.message}
          onValueChange={(html) => change({ message: html })}
          autoFocus={autoFocusText}
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
    </div>
  );
}
