import { Fragment } from 'react';
import { useLocale } from '../../private/strings/strings';
import { kindsInWords, sizeInWords, type FileRules } from './refusal';

/** Accepted types and the maximum size, in words. */
export function FileLimits({ accept, maxSize }: Pick<FileRules, 'accept' | 'maxSize'>) {
  const locale = useLocale();
  const limits = [accept && kindsInWords(accept, locale), maxSize && `≤ ${sizeInWords(maxSize, locale)}`];
  return limits.filter(Boolean).map((limit, index) => (
    <Fragment key={limit}>
      {index > 0 && ' · '}
      <bdi>{limit}</bdi>
    </Fragment>
  ));
}
