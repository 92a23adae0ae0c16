import { shellStrings } from '../../private/strings/shellStrings';
import { useStrings } from '../../private/strings/strings';
import * as styles from './ProgressLine.css';

export interface ProgressLineProps {
  /** If true, the line is shown after 150 ms. */
  loading: boolean;
  /** Accessible name. @default "Loading", localized */
  label?: string;
}

/** Thin line at the top of the page while the next page loads. */
export function ProgressLine({ loading, label }: ProgressLineProps) {
  const strings = useStrings(shellStrings);
  if (!loading) return null;
  return (
    <div role="progressbar" aria-label={label ?? strings.loading} className={styles.line}>
      <span className={styles.runner} />
    </div>
  );
}
