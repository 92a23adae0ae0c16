import { useEffect, useState, type ComponentProps, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { toast as sonner, Toaster as Sonner, useSonner } from 'sonner';
import { below } from '../../css/componentStyle';
import { useDocumentDirection } from '../../hooks/useDocumentDirection';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { cx } from '../../css/cx';
import { useIsHydrated } from '../../private/hooks/useIsHydrated';
import { fill, useStrings } from '../../private/strings/strings';
import { widgetStrings } from '../../private/strings/widgetStrings';
import * as styles from './Toast.css';
import { pauseToasts } from './toast';
import { toastPlace, type ToastPosition } from './toastPlace';

export interface ToasterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the region that contains the toasts. */
  label: string;
  /** Position of the toasts. On phones, they are always at the bottom. @default 'bottom-end' */
  position?: ToastPosition;
  /**
   * Minimum distance between toasts at the top and the edge of the viewport, px, so that they do not cover the navbar.
   * @default 68
   */
  offset?: number;
}

const visible = 2;
const edge = 16;
const side = 24;
const moreRoom = 32;
const gap = 12;
// Set in CSS: `--toast-shift` is the width of an open side panel, or the free space while a dialog is open.
const panelOffset = `calc(${side}px + var(--toast-shift, 0px))`;
const width = `min(400px, 100vw - ${2 * side}px - var(--toast-shift, 0px))`;
// Set in CSS: `--toast-bar` is the height of a visible `ActionBar`, or of the buttons of a dialog on phones.
const aboveBar = (distance: number) => `calc(${distance}px + var(--toast-bar, 0px))`;
// Stable reference: with a new array, sonner would add its listener after ours and focus the whole list.
const hotkey = ['F8'];
// Stacks the cards in DOM order, so that no shadow falls on the next card. sonner would stack the newest on top.
const stackInOrder = { style: { zIndex: 'auto' } };

function focusNewest(event: KeyboardEvent) {
  if (event.key !== 'F8') return;
  const newest = document.querySelector<HTMLElement>('[data-sonner-toast][data-front="true"]');
  if (!newest) return;
  event.preventDefault();
  newest.focus();
}

/** Closes the newest toast on Escape, unless the event was handled or the focus is in a toast or a dialog. */
function closeNewest(event: KeyboardEvent) {
  const isElsewhere = event.defaultPrevented || document.activeElement?.closest('[role="dialog"], [data-sonner-toast]');
  if (event.key !== 'Escape' || isElsewhere) return;
  const newest = sonner.getToasts().at(-1);
  if (newest) sonner.dismiss(newest.id);
}

/**
 * Renders toasts at the end of `body`. Mount it once. F8 moves focus to the newest toast, Escape closes it.
 * Renders nothing on the server.
 */
export function Toaster({
  label,
  position = 'bottom-end',
  offset = 68,
  className,
  onFocus,
  onBlur,
  ...rest
}: ToasterProps) {
  const direction = useDocumentDirection();
  const isNarrow = useMediaQuery(below('md'));
  const isHydrated = useIsHydrated();
  const strings = useStrings(widgetStrings);
  const { toasts } = useSonner();
  const [showsAll, setShowsAll] = useState(false);
  const more = toasts.length - visible;
  const room = more > 0 ? moreRoom : 0;

  const place = toastPlace(position, direction, isNarrow);
  const isAtTop = place.edge === 'top';
  const along = place.along === 'end' ? panelOffset : side;
  // Set in CSS: `--toast-floor` is the bottom of the page header's actions.
  const top = `max(${offset}px, var(--toast-floor, 0px))`;

  if (showsAll && more <= 0) setShowsAll(false);

  useEffect(() => {
    document.addEventListener('keydown', focusNewest);
    document.addEventListener('keydown', closeNewest);
    return () => {
      document.removeEventListener('keydown', focusNewest);
      document.removeEventListener('keydown', closeNewest);
    };
  }, []);

  // Focused controls are scrolled clear of the toasts (WCAG 2.4.11): see `scroll-padding` in AppShell.
  const hasRoom = toasts.length > 0 && !isAtTop;
  useEffect(() => {
    if (!hasRoom) return undefined;
    const { style } = document.documentElement;
    const cards = [...document.querySelectorAll<HTMLElement>('[data-sonner-toast][data-visible="true"]')];
    style.setProperty('--toast-room', `${cards.reduce((sum, card) => sum + card.offsetHeight + gap, edge + room)}px`);
    return () => void style.removeProperty('--toast-room');
  }, [hasRoom, toasts, room]);

  if (!isHydrated) return null;
  // An open dialog makes the rest of the page inert, except later children of `body`.
  return createPortal(
    <div
      {...rest}
      // React Aria skips this element when it makes the page inert.
      data-react-aria-top-layer="true"
      className={cx(styles.region, className)}
      onFocus={(event) => {
        onFocus?.(event);
        pauseToasts(true);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) pauseToasts(false);
      }}
    >
      <Sonner
        className={styles.toaster}
        customAriaLabel={label}
        hotkey={hotkey}
        dir={direction}
        position={place.physical}
        visibleToasts={showsAll ? toasts.length : visible}
        expand
        gap={gap}
        toastOptions={isAtTop ? stackInOrder : undefined}
        offset={{
          [place.edge]: isAtTop ? `calc(${top} + ${room}px)` : aboveBar((isNarrow ? edge : side) + room),
          right: along,
          left: along,
        }}
        mobileOffset={{ bottom: aboveBar(edge + room), left: edge, right: edge }}
        style={{ '--width': width, zIndex: styles.layer } as CSSProperties}
      />
      {more > 0 && (
        <button
          type="button"
          className={cx(styles.more, styles.moreAt[place.along])}
          style={isAtTop ? { insetBlockStart: top } : { insetBlockEnd: aboveBar(isNarrow ? edge : side) }}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? strings.fewerMessages : fill(strings.moreMessages, { count: more })}
        </button>
      )}
    </div>,
    document.body,
  );
}
