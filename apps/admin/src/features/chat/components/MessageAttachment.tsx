import type { Attachment } from '@larder/domain/contract';
import { Icon } from '@larder/ui';
import { FileText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { useFileSize } from '../../../hooks/useFileSize';
import * as styles from './Chat.css';

const PictureDialog = lazyDialog(() => import('./PictureDialog'), 'PictureDialog');

/** A picture that opens larger, or a link that downloads a file. */
export function MessageAttachment({ attachment }: { attachment: Attachment }) {
  const { t } = useTranslation();
  const fileSize = useFileSize();
  const [isOpen, setOpen] = useState(false);
  const { fileName, type, size, url, thumbnail } = attachment;
  if (!type.startsWith('image/'))
    return (
      <a href={url} download={fileName} className={styles.file}>
        <Icon as={FileText} size={18} />
        <bdi className={styles.fileName}>{fileName}</bdi>
        <span className={styles.fileSize}>{fileSize(size)}</span>
      </a>
    );
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={t('chat.openPicture', { name: fileName })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <img src={thumbnail ?? url} alt="" className={styles.image} />
      </button>
      {isOpen && (
        <Suspense>
          <PictureDialog attachment={attachment} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
