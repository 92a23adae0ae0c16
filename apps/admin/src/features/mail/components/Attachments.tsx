import type { Attachment } from '@larder/domain/contract';
import { ButtonLink, Icon, type IconType } from '@larder/ui';
import { Download, File, FileArchive, FileImage, FileSpreadsheet, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFileSize } from '../../../hooks/useFileSize';
import * as styles from './Mail.css';

const icons: readonly (readonly [RegExp, IconType])[] = [
  [/^image\//, FileImage],
  [/pdf|^text\/plain/, FileText],
  [/csv|sheet|excel/, FileSpreadsheet],
  [/zip|compressed/, FileArchive],
];

/** The icon of a file type. */
export const fileIcon = (type: string) => icons.find(([pattern]) => pattern.test(type))?.[1] ?? File;

/** Embedded or same-origin pictures. An SVG in an `<img>` runs no scripts. */
const isPicture = (url: string | undefined): url is string => url !== undefined && /^(data:image\/|\/(?!\/))/.test(url);

/** Excludes `javascript:` and other schemes. `data:` is safe, because the link downloads the file. */
const isFile = (url: string) => /^(data:|https?:|\/(?!\/))/i.test(url);

/** The files of a message with thumbnails. */
export function Attachments({ files }: { files: readonly Attachment[] }) {
  const { t } = useTranslation();
  const fileSize = useFileSize();
  return (
    <ul className={styles.files} aria-label={t('mail.attachments')}>
      {files.map(({ fileName, size, type, url, thumbnail }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- files have no ID and their order is fixed
        <li key={index} className={styles.file}>
          <span className={styles.fileTile}>
            {isPicture(thumbnail) ? (
              <img src={thumbnail} alt="" className={styles.thumbnail} />
            ) : (
              <Icon as={fileIcon(type)} size={18} />
            )}
          </span>
          <span className={styles.fileWords}>
            <span className={styles.fileName} title={fileName}>
              <bdi>{fileName}</bdi>
            </span>
            <span className={styles.muted}>{fileSize(size)}</span>
          </span>
          {isFile(url) && (
            <ButtonLink
              size="sm"
              variant="plain"
              tone="secondary"
              iconOnly
              startIcon={Download}
              aria-label={t('mail.download', { fileName })}
              href={url}
              download={fileName}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
