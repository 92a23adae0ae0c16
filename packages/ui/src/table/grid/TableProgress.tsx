import * as styles from './TableProgress.css';

/** The line over rows that newer ones are on their way for. */
export function TableProgress() {
  return <div className={styles.progress} role="presentation" />;
}
