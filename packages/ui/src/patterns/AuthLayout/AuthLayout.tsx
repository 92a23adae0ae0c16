import { useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Wordmark } from '../../components/Wordmark/Wordmark';
import { cx } from '../../css/cx';
import { SkipLinks } from '../../private/skipLinks/SkipLinks';
import * as styles from './AuthLayout.css';

export interface AuthLayoutProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * `cover` shows the form next to an image, `basic` in a centered card, `status` in a card next to an
   * illustration.
   * @default 'cover'
   */
  variant?: keyof typeof styles.look;
  /** Decorative image of `cover`, visible at 1280px and up, and of `status`, visible at 1024px and up. Lazy-load it. */
  picture?: ReactNode;
  /**
   * Logo. Wrap it in a link if it should lead somewhere.
   * @default the wordmark
   */
  logo?: ReactNode;
  /** Controls in the top end corner, such as menus for language and skin. */
  corner?: ReactNode;
  /** Links at the bottom. */
  footer?: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Layout of pages without a menu: sign-in (`cover` with an image, `basic` with a card) and messages (`status`). */
export function AuthLayout({
  variant = 'cover',
  picture,
  logo = <Wordmark size={36} />,
  corner,
  footer,
  className,
  children,
  ref,
  ...rest
}: AuthLayoutProps) {
  const main = useRef<HTMLElement>(null);
  return (
    <div ref={ref} className={cx(styles.look[variant], className)} {...rest}>
      <SkipLinks targets={[{ id: 'main', label: 'skipToContent', onFollow: () => main.current?.focus() }]} />
      {variant === 'status' && <div className={styles.scene}>{picture}</div>}
      {variant === 'cover' && (
        <div className={styles.picture}>
          <div className={styles.drawing}>{picture}</div>
          <div className={styles.overPicture}>{logo}</div>
        </div>
      )}
      {variant === 'basic' && (
        <svg className={styles.shapes} viewBox="0 0 1440 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <path className={styles.shapeSoft} d="M120 360V220a110 110 0 0 1 220 0v140z" />
          <path className={styles.shapeTint} d="M270 360V280a70 70 0 0 1 140 0v80z" />
          <path className={styles.shapeTint} d="M1030 360V160a130 130 0 0 1 260 0v200z" />
          <path className={styles.shapeSoft} d="M1220 360V270a80 80 0 0 1 160 0v90z" />
          <path className={styles.shapeShelf} d="M0 361h1440" />
        </svg>
      )}
      <div className={styles.side}>
        <header className={styles.header}>
          <span className={cx(styles.logo, styles.inHeader[variant])}>{logo}</span>
          <div className={styles.corner}>{corner}</div>
        </header>
        <main ref={main} className={styles.main[variant]} id="main" tabIndex={-1}>
          <div className={styles.column[variant]}>{children}</div>
        </main>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </div>
  );
}
