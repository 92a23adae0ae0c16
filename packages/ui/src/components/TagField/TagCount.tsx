import { cx } from '../../css/cx';
import { tabular, text } from '../../css/typography.css';
import { choosingStrings } from '../../private/strings/choosingStrings';
import { fill, useStrings } from '../../private/strings/strings';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './TagField.css';

/** Number of tags out of the maximum. */
export function TagCount({ count, max }: { count: number; max: number }) {
  const strings = useStrings(choosingStrings);
  return (
    <span className={cx(text.caption, tabular, styles.count)}>
      <bdi dir="ltr" aria-hidden="true">{`${count} / ${max}`}</bdi>
      <VisuallyHidden>{fill(strings.atMost, { count: max })}</VisuallyHidden>
    </span>
  );
}
