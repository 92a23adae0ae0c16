import type { Attachment } from '@larder/domain/contract';
import { ButtonLink } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './Chat.css';

export interface PictureDialogProps {
  attachment: Attachment;
  onClose: () => void;
}

/** A picture of a message in full size. */
export function PictureDialog({ attachment: { fileName, url }, onClose }: PictureDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={fileName}
      footer={
        <ButtonLink href={url} download={fileName} startIcon={Download}>
          {t('chat.download')}
        </ButtonLink>
      }
    >
      <img src={url} alt={fileName} className={styles.fullImage} />
    </Dialog>
  );
}
