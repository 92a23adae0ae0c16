import * as styles from './TableProgress.css';

/** Progress bar over rows that are being refreshed. */
export function TableProgress() {
  return <div className={styles.progress} role="presentation" />;
}
