import { CircleAlert } from 'lucide-react';
import { cx } from '../../css/cx';
import { text } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { fill, useLocale, useStrings } from '../../private/strings/strings';
import { uploadStrings } from '../../private/strings/uploadStrings';
import * as styles from './FileUploader.css';
import { formatFileTypes, formatFileSize, type FileRules, type FileRejection } from './validateFile';

export interface RejectedFile {
  name: string;
  size: number;
  reason: FileRejection;
}

/** Shows a message for each rejected file. */
export function RejectedFiles({
  rejected,
  accept,
  maxSize = 0,
  maxFiles = 0,
}: FileRules & { rejected: readonly RejectedFile[] }) {
  const strings = useStrings(uploadStrings);
  const locale = useLocale();
  const messageOf = ({ name, size, reason }: RejectedFile) =>
    fill(strings[`rejected${reason}`], {
      name,
      size: formatFileSize(size, locale),
      max: reason === 'Size' ? formatFileSize(maxSize, locale) : maxFiles,
      types: accept ? formatFileTypes(accept, locale) : '',
    });
  return (
    <div role="alert" className={styles.rejected}>
      {rejected.map((one) => (
        <div key={`${one.name}-${one.size}`} className={cx(text.caption, styles.message)}>
          <Icon as={CircleAlert} size={14} />
          <span>{messageOf(one)}</span>
        </div>
      ))}
    </div>
  );
}
