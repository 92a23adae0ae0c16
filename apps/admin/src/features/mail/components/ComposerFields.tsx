import type { MailDraft } from '@larder/domain/contract';
import { Button, TextField } from '@larder/ui';
import { TagField } from '@larder/ui/TagField';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Composer } from '../useComposer';
import { useRecipients } from '../useRecipients';
import * as styles from './Composer.css';
import { ComposerText } from './ComposerText';

export interface ComposerFieldsProps {
  composer: Composer;
  draft: MailDraft;
  autoFocusText: boolean;
}

const recipientFields = ['to', 'cc', 'bcc'] as const;

/** Recipients, subject, text and files of an email. */
export function ComposerFields({ composer, draft, autoFocusText }: ComposerFieldsProps) {
  const { t } = useTranslation();
  const { errors, change } = composer;
  const { to, cc, bcc, subject } = draft;
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
      <ComposerText {...{ composer, draft }} autoFocus={autoFocusText} />
    </div>
  );
}
