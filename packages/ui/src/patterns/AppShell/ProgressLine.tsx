import { shellStrings } from '../../private/strings/shellStrings';
import { useStrings } from '../../private/strings/strings';
import * as styles from './ProgressLine.css';

export interface ProgressLineProps {
  /** Whether something is under way; the line shows after 150 ms. */
  loading: boolean;
  /** What is under way. @default "Loading" */
  label?: string;
}

/** A thin line at the top of the page while the next page is on its way. */
export function ProgressLine({ loading, label }: ProgressLineProps) {
  const strings = useStrings(shellStrings);
  if (!loading) return null;
  return (
    <div role="progressbar" aria-label={label ?? strings.loading} className={styles.line}>
      <span className={styles.runner} />
    </div>
  );
}
