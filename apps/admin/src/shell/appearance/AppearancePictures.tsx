import type { SkinChoice } from '@larder/domain';
import * as styles from './AppearancePanel.css';

/**
 * Thumbnail of a page in a skin. The attribute applies the skin's variables to the thumbnail only. `system` is half
 * light, half dark.
 */
export function SkinPicture({ skin }: { skin: SkinChoice }) {
  return (
    <svg
      viewBox="0 0 80 52"
      className={styles.picture}
      preserveAspectRatio="none"
      data-skin={skin === 'system' ? 'light' : skin}
    >
      <rect width="80" height="52" className={styles.ground} />
      <g data-skin-island="rail">
        <rect width="20" height="52" className={styles.rail} />
      </g>
      <rect x="20" width="1" height="52" className={styles.edge} />
      <rect x="27" y="8" width="46" height="5" rx="2" className={styles.line} />
      <rect x="27" y="17" width="32" height="5" rx="2" className={styles.line} />
      <rect x="27.5" y="27.5" width="45" height="16" rx="3" className={styles.card} />
      {skin === 'system' && (
        <g data-skin="dark">
          <path d="M80 0V52H24z" className={styles.ground} />
        </g>
      )}
    </svg>
  );
}

/** Thumbnail of a page with the menu at the side or on top. */
export function LayoutPicture({ layout }: { layout: 'vertical' | 'horizontal' }) {
  return (
    <svg viewBox="0 0 96 54" className={styles.picture} preserveAspectRatio="none">
      <rect width="96" height="54" className={styles.ground} />
      {layout === 'vertical' ? (
        <>
          <rect width="22" height="54" className={styles.bar} />
          <rect x="5" y="8" width="12" height="4" rx="2" className={styles.accent} />
          <rect x="5" y="17" width="12" height="4" rx="2" className={styles.line} />
          <rect x="5" y="26" width="12" height="4" rx="2" className={styles.line} />
          <rect x="30" y="10" width="58" height="14" rx="3" className={styles.card} />
          <rect x="30" y="30" width="26" height="16" rx="3" className={styles.card} />
          <rect x="62" y="30" width="26" height="16" rx="3" className={styles.card} />
        </>
      ) : (
        <>
          <rect width="96" height="14" className={styles.bar} />
          <rect x="6" y="5" width="16" height="4" rx="2" className={styles.accent} />
          <rect x="28" y="5" width="14" height="4" rx="2" className={styles.line} />
          <rect x="48" y="5" width="14" height="4" rx="2" className={styles.line} />
          <rect x="8" y="22" width="80" height="10" rx="3" className={styles.card} />
          <rect x="8" y="36" width="37" height="12" rx="3" className={styles.card} />
          <rect x="51" y="36" width="37" height="12" rx="3" className={styles.card} />
        </>
      )}
    </svg>
  );
}
