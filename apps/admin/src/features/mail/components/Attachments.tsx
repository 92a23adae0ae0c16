import type { Attachment } from '@larder/domain/contract';
import { Button, ButtonLink, Icon, type IconType } from '@larder/ui';
import { lazyModule } from '@larder/ui/lazy';
import { Download, File, FileArchive, FileImage, FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureReason } from '../../../hooks/useFailureReason';
import { useFileSize } from '../../../hooks/useFileSize';
import { notify } from '../../../lib/notify';
import { download } from '../../../lists/sheets/download';
import * as styles from './Mail.css';

const zipModule = lazyModule(() => import('../zipFiles'));

const icons: readonly (readonly [RegExp, IconType])[] = [
  [/^image\//, FileImage],
  [/pdf|^text\/plain/, FileText],
  [/csv|sheet|excel/, FileSpreadsheet],
  [/zip|compressed/, FileArchive],
];

/** Returns the icon of a file type. */
export const fileIcon = (type: string) => icons.find(([pattern]) => pattern.test(type))?.[1] ?? File;

/** Returns true for an embedded or same-origin picture. An SVG in an `<img>` runs no scripts. */
const isPicture = (url: string | undefined): url is string => url !== undefined && /^(data:image\/|\/(?!\/))/.test(url);

/**
 * Returns true for URLs that can be downloaded, but not for `javascript:` and similar schemes. `data:` is safe, because
 * the link downloads the file.
 */
const isFile = (url: string) => /^(data:|https?:|\/(?!\/))/i.test(url);

export interface AttachmentsProps {
  files: readonly Attachment[];
  /** Name of the archive with all files. */
  archiveName: string;
}

/** The files of a message with thumbnails. Several can be downloaded together. */
export function Attachments({ files, archiveName }: AttachmentsProps) {
  const { t } = useTranslation();
  const fileSize = useFileSize();
  const reason = useFailureReason();
  const [isZipping, setZipping] = useState(false);
  const available = files.filter(({ url }) => isFile(url));
  const downloadAll = async () => {
    setZipping(true);
    try {
      const { zipFiles } = await zipModule.load();
      download(await zipFiles(available), `${archiveName}.zip`);
    } catch (error) {
      await notify(
        (toast) =>
          void toast.danger(t('mail.downloadFailed'), {
            description: reason(error),
            action: { label: t('common.retry'), onAction: () => void downloadAll() },
          }),
      );
    } finally {
      setZipping(false);
    }
  };
  return (
    <>
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
      {available.length > 1 && (
        <span>
          <Button size="sm" startIcon={Download} loading={isZipping} onClick={() => void downloadAll()}>
            {t('mail.downloadAll')}
          </Button>
        </span>
      )}
    </>
  );
}
