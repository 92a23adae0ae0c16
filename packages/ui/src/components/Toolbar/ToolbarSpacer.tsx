import * as styles from './Toolbar.css';

/** Pushes later controls of a toolbar to the end. */
export function ToolbarSpacer() {
  return <span className={styles.spacer} />;
}
