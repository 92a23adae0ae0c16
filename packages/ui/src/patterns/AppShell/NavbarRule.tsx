import * as styles from './Navbar.css';

/** The upright line between the tools and the user. */
export function NavbarRule() {
  return <span aria-hidden className={styles.rule} />;
}
