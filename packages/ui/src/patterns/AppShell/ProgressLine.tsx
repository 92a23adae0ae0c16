import { shellStrings } from '../../private/shellStrings';
import { useStrings } from '../../private/strings';
import * as styles from './ProgressLine.css';

export interface ProgressLineProps {
  /** Whether something is under way; the line shows after 150 ms. */
  isPending: boolean;
  /** What is under way. @default "Loading" */
  label?: string;
}

/** A thin line at the top of the page while the next page is on its way. */
export function ProgressLine({ isPending, label }: ProgressLineProps) {
  const strings = useStrings(shellStrings);
  if (!isPending) return null;
  return (
    <div role="progressbar" aria-label={label ?? strings.loading} className={styles.line}>
      <span className={styles.runner} />
    </div>
  );
}
