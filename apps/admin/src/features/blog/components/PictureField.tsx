import { blogPictureLimit, blogPictureTypes, type Attachment } from '@larder/domain/contract';
import { Alert, Button, Stack } from '@larder/ui';
import { DropZone } from '@larder/ui/DropZone';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAttachment } from '../../../lib/readAttachment';
import * as styles from './Blog.css';

export interface PictureFieldProps {
  /** URL of the picture, or an empty string. */
  picture: string;
  alt: string;
  error: string | undefined;
  onChange: (picture: Attachment | undefined) => void;
}

/** A field for the picture of a post, which can be dropped, chosen or removed. */
export function PictureField({ picture, alt, error, onChange }: PictureFieldProps) {
  const { t } = useTranslation();
  const [isWrong, setWrong] = useState(false);
  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    const isAllowed = (blogPictureTypes as readonly string[]).includes(file.type) && file.size <= blogPictureLimit;
    const read = isAllowed ? await readAttachment(file).catch(() => undefined) : undefined;
    setWrong(read === undefined);
    if (read) onChange(read);
  };
  const message = isWrong ? t('blog.form.pictureInvalid') : error;
  return (
    <Stack gap="px12">
      {picture && <img className={styles.picture} src={picture} alt={alt} />}
      {message && <Alert tone="danger">{message}</Alert>}
      <DropZone
        label={t('blog.form.picture')}
        layout="row"
        accept={blogPictureTypes}
        multiple={false}
        invalid={message !== undefined}
        description={t('blog.form.pictureHint')}
        onAdd={(files) => void choose(files)}
      />
      {picture && (
        <Button size="sm" variant="plain" tone="danger" startIcon={Trash2} onClick={() => onChange(undefined)}>
          {t('blog.form.removePicture')}
        </Button>
      )}
    </Stack>
  );
}
