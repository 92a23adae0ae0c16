import * as styles from './Toolbar.css';

/** Room between the start and the end of a toolbar. */
export function ToolbarSpacer() {
  return <span className={styles.spacer} />;
}
