import { useFormDraft } from '@larder/domain';
import type { Attachment } from '@larder/domain/contract';
import { Button, Card, Stack, TextArea } from '@larder/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileActions } from '../useProfileActions';
import { useTextSending } from '../useTextSending';
import { PictureButton } from './PictureButton';
import * as styles from './Profile.css';

/** Writes a post. Typed text survives a reload. */
export function PostComposer({ actions }: { actions: ProfileActions }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useFormDraft<{ text: string }>('profile-post');
  const [picture, setPicture] = useState<Attachment>();
  const text = draft?.values.text ?? '';
  const { submit, isSending, setError, field } = useTextSending(text, async (typed) => {
    if (!(await actions.save({ section: 'posts', data: { text: typed, ...(picture && { picture }) } }))) return;
    setDraft(null);
    setPicture(undefined);
  });
  return (
    <Card aria-label={t('profile.write')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="px12">
          <TextArea
            label={t('profile.write')}
            dir="auto"
            rows={3}
            maxLength={500}
            {...field}
            onChange={(event) => {
              setError(undefined);
              setDraft(event.currentTarget.value === '' ? null : { text: event.currentTarget.value });
            }}
          />
          {picture && <img className={styles.postPicture} src={picture.url} alt={picture.fileName} />}
          <div className={styles.tools}>
            <Button type="submit" size="sm" variant="filled" loading={isSending}>
              {t('profile.send')}
            </Button>
            <PictureButton
              label={t('profile.addPicture')}
              onChoose={(chosen) => {
                setError(undefined);
                setPicture(chosen);
              }}
              onReject={() => setError(t('profile.pictureInvalid'))}
            />
            {picture && (
              <Button size="sm" variant="plain" tone="dark" startIcon={X} onClick={() => setPicture(undefined)}>
                {t('blog.form.removePicture')}
              </Button>
            )}
          </div>
        </Stack>
      </form>
    </Card>
  );
}
