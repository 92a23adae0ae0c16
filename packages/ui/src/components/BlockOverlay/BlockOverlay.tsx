import { useEffect, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { text } from '../../css/typography.css';
import { useDelayedPending } from '../../hooks/useDelayedPending';
import { announce } from '../../private/dom/announce';
import { cx } from '../../css/cx';
import { useStrings } from '../../private/strings/strings';
import { structureStrings } from '../../private/strings/structureStrings';
import * as styles from './BlockOverlay.css';

export interface BlockOverlayProps extends HTMLAttributes<HTMLDivElement> {
  /** If true, the region is inert, and covered after `delay`. */
  loading: boolean;
  /** Label of the spinner, in -ing form, such as "Saving". Announced to screen readers. */
  label: string;
  /** Text announced to screen readers when loading ends. @default 'Loaded', localized */
  doneLabel?: string;
  /** Replaces the spinner and its label, for example with a progress ring. */
  indicator?: ReactNode;
  /**
   * Delay before the overlay is visible, in ms. The region is inert immediately.
   * @default 200
   */
  delay?: number;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Covers a region while it loads. The content stays visible but inert. */
export function BlockOverlay({
  loading,
  label,
  doneLabel,
  indicator,
  delay = 200,
  className,
  children,
  ref,
  ...rest
}: BlockOverlayProps) {
  const strings = useStrings(structureStrings);
  const done = doneLabel ?? strings.blockLoaded;
  const content = useRef<HTMLDivElement>(null);
  const cover = useRef<HTMLDivElement>(null);
  const isShown = useDelayedPending(loading, { delay });
  const texts = useRef({ label, done });

  useEffect(() => {
    texts.current = { label, done };
  });

  useEffect(() => {
    const region = content.current;
    if (!region || !loading) return;
    const previousFocus = region.contains(document.activeElement) ? (document.activeElement as HTMLElement) : undefined;
    region.inert = true;
    if (previousFocus) cover.current?.focus({ preventScroll: true });
    announce(texts.current.label);
    const ground = cover.current;
    return () => {
      region.inert = false;
      // Restore focus, unless the user has moved it in the meantime.
      const active = document.activeElement;
      if (previousFocus?.isConnected && (active === ground || active === document.body))
        previousFocus.focus({ preventScroll: true });
      announce(texts.current.done);
    };
  }, [loading]);

  return (
    <div ref={ref} aria-busy={loading || undefined} {...rest} className={cx(styles.root, className)}>
      <div ref={content} className={styles.content} data-blocked={isShown || undefined}>
        {children}
      </div>
      {(loading || isShown) && (
        <div ref={cover} tabIndex={-1} className={styles.cover} data-shown={isShown || undefined}>
          {isShown && (
            <div className={cx(text.label, styles.plate)}>
              {indicator ?? (
                <>
                  <span className={styles.spinner} />
                  {label}
                </>
              )}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
