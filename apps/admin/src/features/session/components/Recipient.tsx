import * as styles from '../SessionPage.css';

/** Address or phone number of the recipient, on a separate line. */
export function Recipient({ children }: { children: string }) {
  return (
    <span className={styles.recipient}>
      <bdi>{children}</bdi>
    </span>
  );
}
