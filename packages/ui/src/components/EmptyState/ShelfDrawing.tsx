import type { ReactElement } from 'react';
import { cx } from '../../css/cx';
import * as styles from './EmptyState.css';

const jar = (
  <>
    <rect className={styles.paper} x="44" y="34" width="24" height="30" rx="6" />
    <rect className={styles.lid} x="47" y="27" width="18" height="7" rx="2.5" />
  </>
);
const missing = <rect className={styles.gap} x="76" y="40" width="20" height="24" rx="5" />;

const scenes = {
  /** A jar, a gap and a bottle. */
  shelf: (
    <>
      {jar}
      {missing}
      <path className={styles.primary} d="M106 63V48c0-5 3-5 3-10v-8h8v8c0 5 3 5 3 10v15z" />
    </>
  ),
  /** A jar, and a magnifying glass over a gap. */
  search: (
    <>
      {jar}
      {missing}
      <path className={styles.primaryLine} d="M111.500 51.500L122 63" />
      <circle className={styles.primary} cx="103" cy="42" r="12" />
    </>
  ),
  /** A jar, and one on its side with its lid off. */
  error: (
    <>
      {jar}
      <rect className={styles.primary} x="84" y="40" width="30" height="24" rx="6" />
      <path className={styles.primaryLine} d="M96 47v6M96 58v.01" />
      <rect className={styles.lid} x="120" y="46" width="7" height="18" rx="2.5" />
    </>
  ),
} satisfies Record<string, ReactElement>;

export type ShelfScene = keyof typeof scenes;

/** A drawing of a shelf under an arch with up to three shapes, one in the primary color. */
export function ShelfDrawing({ scene }: { scene: ShelfScene }) {
  return (
    <svg
      className={cx(styles.drawing, scene !== 'search' && styles.mirror)}
      width="168"
      height="92"
      viewBox="0 0 168 92"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.arch} d="M24 92V58C24 26 50 4 84 4s60 22 60 54v34z" />
      <path className={styles.shelf} d="M18 66h132" />
      {scenes[scene]}
    </svg>
  );
}
