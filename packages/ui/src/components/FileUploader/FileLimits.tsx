import { Fragment } from 'react';
import { useLocale } from '../../private/strings/strings';
import { formatFileTypes, formatFileSize, type FileRules } from './validateFile';

/** Shows the accepted types and the maximum size. */
export function FileLimits({ accept, maxSize }: Pick<FileRules, 'accept' | 'maxSize'>) {
  const locale = useLocale();
  const limits = [accept && formatFileTypes(accept, locale), maxSize && `≤ ${formatFileSize(maxSize, locale)}`];
  return limits.filter(Boolean).map((limit, index) => (
    <Fragment key={limit}>
      {index > 0 && ' · '}
      <bdi>{limit}</bdi>
    </Fragment>
  ));
}
