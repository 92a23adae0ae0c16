import { Stack, Text } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { RichText } from '@larder/ui/RichText';
import { useTranslation } from 'react-i18next';
import type { PostValues } from '../usePostForm';
import * as styles from './Blog.css';

export interface PreviewDialogProps {
  values: PostValues;
  onClose: () => void;
}

/** Shows a post as its readers will see it. */
export function PreviewDialog({ values, onClose }: PreviewDialogProps) {
  const { t } = useTranslation();
  const { blogTitle, excerpt, content, picture, imageAlt } = values;
  return (
    <Dialog open size="lg" title={t('blog.form.preview')} onOpenChange={onClose}>
      <Stack gap="px16">
        {picture && <img className={styles.articlePicture} src={picture} alt={imageAlt} />}
        <Text as="h3" variant="title1" className={styles.heading} dir="auto">
          {blogTitle || t('blog.form.untitled')}
        </Text>
        {excerpt && (
          <Text as="p" variant="title3" className={styles.heading} dir="auto">
            {excerpt}
          </Text>
        )}
        <RichText html={content} variant="reading" />
      </Stack>
    </Dialog>
  );
}
