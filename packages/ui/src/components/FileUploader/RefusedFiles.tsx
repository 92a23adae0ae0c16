import { CircleAlert } from 'lucide-react';
import { cx } from '../../css/cx';
import { text } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { fill, useLocale, useStrings } from '../../private/strings/strings';
import { uploadStrings } from '../../private/strings/uploadStrings';
import * as styles from './FileUploader.css';
import { kindsInWords, sizeInWords, type FileRules, type Refusal } from './refusal';

export interface RefusedFile {
  name: string;
  size: number;
  why: Refusal;
}

/** One sentence for each file that was not accepted. */
export function RefusedFiles({
  refused,
  accept,
  maxSize = 0,
  maxFiles = 0,
}: FileRules & { refused: readonly RefusedFile[] }) {
  const strings = useStrings(uploadStrings);
  const locale = useLocale();
  const sentence = ({ name, size, why }: RefusedFile) =>
    fill(strings[`refused${why}`], {
      name,
      size: sizeInWords(size, locale),
      max: why === 'Size' ? sizeInWords(maxSize, locale) : maxFiles,
      types: accept ? kindsInWords(accept, locale) : '',
    });
  return (
    <div role="alert" className={styles.refused}>
      {refused.map((one) => (
        <div key={`${one.name}-${one.size}`} className={cx(text.caption, styles.sentence)}>
          <Icon as={CircleAlert} size={14} />
          <span>{sentence(one)}</span>
        </div>
      ))}
    </div>
  );
}
