import {
  File as FileIcon,
  FileArchive,
  FileSpreadsheet,
  FileText,
  Film,
  Image,
  Music,
  RotateCw,
  X,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { tabular, text, truncate } from '../../css/typography.css';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { fill, useLocale, useStrings } from '../../private/strings/strings';
import { uploadStrings } from '../../private/strings/uploadStrings';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './FileUploader.css';
import { formatFileSize } from './validateFile';
import type { UploadItem } from './uploads';

const kinds: readonly [RegExp, IconType][] = [
  [/^image\//, Image],
  [/^audio\//, Music],
  [/^video\//, Film],
  [/csv|sheet|excel/, FileSpreadsheet],
  [/zip|compressed|tar/, FileArchive],
  [/pdf|^text\/|word|document/, FileText],
];

export interface FileRowProps {
  item: UploadItem;
  /** If true, the buttons are disabled. */
  disabled: boolean;
  /** If true, the buttons are hidden. */
  readOnly: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

const isImage = /^image\/(png|jpe?g|gif|webp|avif)$/;

/** A preview of a local image file. Revokes its object URL on unmount. */
function Preview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={image} alt="" className={styles.picture} />;
}

/** A file with its size, progress and actions. */
export function FileRow({ item, disabled, readOnly, onRetry, onRemove }: FileRowProps) {
  const strings = useStrings(uploadStrings);
  const locale = useLocale();
  const { name, size, type, status, progress, reason } = item;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', numberingSystem: 'latn' }).format(progress);
  const isPending = status === 'running' || status === 'waiting';
  const icon = kinds.find(([pattern]) => pattern.test(type))?.[1] ?? FileIcon;

  return (
    <li className={styles.row} data-status={status}>
      <span className={styles.tile}>
        {item.file && isImage.test(type) ? <Preview file={item.file} /> : <Icon as={icon} size={20} />}
      </span>
      <span className={styles.details}>
        <span className={cx(text.bodyStrong, truncate)} title={name}>
          {name}
        </span>
        <span className={cx(text.caption, tabular, styles.note)}>
          {status === 'failed' ? (
            <span className={styles.wrong}>{reason ?? fill(strings.uploadFailed, { name })}</span>
          ) : (
            <>
              <bdi>{formatFileSize(size, locale)}</bdi>
              {status === 'running' && (
                <span aria-hidden="true">
                  {' · '}
                  <bdi>{percent}</bdi>
                </span>
              )}
              {status === 'waiting' && ` · ${strings.waiting}`}
            </>
          )}
        </span>
        {status === 'running' && (
          <span
            role="progressbar"
            aria-label={fill(strings.progress, { name })}
            aria-valuenow={Math.round(progress * 100)}
            aria-valuemin={0}
            aria-valuemax={100}
            className={styles.track}
          >
            <span className={styles.bar} style={{ inlineSize: `${progress * 100}%` }} />
          </span>
        )}
      </span>
      {status === 'failed' && !readOnly && (
        <IconButton
          size="sm"
          icon={RotateCw}
          label={fill(strings.retry, { name })}
          disabled={disabled}
          onClick={onRetry}
        />
      )}
      {!readOnly && (
        <IconButton
          size="sm"
          icon={X}
          label={fill(strings[isPending ? 'stopFile' : 'removeFile'], { name })}
          disabled={disabled}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
