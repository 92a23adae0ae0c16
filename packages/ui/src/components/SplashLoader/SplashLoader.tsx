import { useEffect, useState, type HTMLAttributes, type Ref } from 'react';
import * as typography from '../../css/typography.css';
import { cx } from '../../css/cx';
import { coreStrings } from '../../private/strings/coreStrings';
import { useStrings } from '../../private/strings/strings';
import { Button } from '../Button/Button';
import * as styles from './SplashLoader.css';

export interface SplashLoaderProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * Label for screen readers, visible with reduced motion.
   * @default "Loading", localized
   */
  label?: string;
  /** Name of the workplace, shown below the logo. */
  workplace?: string;
  /** Message that appears after `messageDelay`. @default "Still loading", localized */
  stillLoadingLabel?: string;
  /** Label of the reload button. @default "Reload", localized */
  reloadLabel?: string;
  /** Called when the reload button is pressed. If omitted, there is no button. */
  onReload?: () => void;
  /**
   * Delay before the message and the reload button are shown, ms.
   * @default 10000
   */
  messageDelay?: number;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** A full-page loading screen. The app's `index.html` contains a static copy. */
export function SplashLoader({
  label,
  workplace,
  stillLoadingLabel,
  reloadLabel,
  onReload,
  messageDelay = 10_000,
  className,
  ref,
  ...rest
}: SplashLoaderProps) {
  const strings = useStrings(coreStrings);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), messageDelay);
    return () => clearTimeout(timer);
  }, [messageDelay]);

  return (
    <div ref={ref} className={cx(styles.root, className)} {...rest}>
      <svg viewBox="0 0 48 48" width={96} height={96} aria-hidden="true">
        <path
          className={styles.arch}
          d="M6 24C6 13.5 14 6 24 6s18 7.5 18 18v14.5a3.5 3.5 0 0 1-3.5 3.5h-29A3.5 3.5 0 0 1 6 38.5z"
        />
        <path className={styles.shelf} d="M15 18.5v14.5h18.5" />
        <g className={styles.jar}>
          <path d="M22.25 20.5a2.25 2.25 0 0 1 2.25-2.25h5a2.25 2.25 0 0 1 2.25 2.25v6a1.75 1.75 0 0 1-1.75 1.75h-6a1.75 1.75 0 0 1-1.75-1.75z" />
          <rect className={styles.lid} x="23.25" y="13.5" width="7.5" height="3.25" rx="1.4" />
        </g>
      </svg>
      <span className={cx(typography.text.display, styles.name)} translate="no">
        Larder
      </span>
      {workplace && <span className={cx(typography.text.body, styles.workplace)}>{workplace}</span>}
      <span className={styles.progress} aria-hidden="true" />
      <div role="status">
        <span className={cx(typography.text.body, styles.label)}>{label ?? strings.loading}</span>
        {isLate && (
          <div className={cx(typography.text.body, styles.still)}>
            <span>{stillLoadingLabel ?? strings.stillLoading}</span>
            {onReload && (
              <Button size="sm" onClick={onReload}>
                {reloadLabel ?? strings.reload}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
