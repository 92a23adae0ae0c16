import * as styles from './Navbar.css';

/** Vertical line between the tools and the user. */
export function NavbarRule() {
  return <span aria-hidden className={styles.rule} />;
}
