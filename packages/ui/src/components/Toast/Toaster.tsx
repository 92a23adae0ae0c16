import { useEffect, useState, useSyncExternalStore, type ComponentProps, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner, useSonner } from 'sonner';
import { below } from '../../css/componentStyle';
import { useDocumentDirection } from '../../hooks/useDocumentDirection';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { cx } from '../../css/cx';
import { fill, useStrings } from '../../private/strings/strings';
import { widgetStrings } from '../../private/strings/widgetStrings';
import { base } from '../../theme/vars.css';
import * as styles from './Toast.css';
import { holdToasts } from './toast';
import { toastPlace, type ToastPosition } from './toastPlace';

export interface ToasterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the region where toasts appear. */
  label: string;
  /** Where toasts appear; on a phone always at the foot. @default 'top-end' */
  position?: ToastPosition;
  /** Distance from the top where it lies at the top, px: below the navbar. Under the actions of a `PageHeader` it is more. @default 68 */
  offset?: number;
}

const visible = 4;
const edge = 16;
const side = 24;
const moreRoom = 32;
// Only in the stylesheet it is known whether a side panel is open.
const besidePanel = `calc(${side}px + var(--toast-shift, 0px))`;
const width = `min(400px, 100vw - ${2 * side}px - var(--toast-shift, 0px))`;
// The same list at every render: sonner would listen anew, and after us would give the focus to the whole list.
const hotkey = ['F8'];
// From the top down the next card stands over the shadow of the one before; sonner has the newest over all.
const inTurn = { style: { zIndex: 'auto' } };

function focusNewest(event: KeyboardEvent) {
  if (event.key !== 'F8') return;
  const newest = document.querySelector<HTMLElement>('[data-sonner-toast][data-front="true"]');
  if (!newest) return;
  event.preventDefault();
  newest.focus();
}

const never = () => () => undefined;

/** Renders toasts at the end of `body`. Mount it once. F8 moves focus to the newest toast. On a server it renders nothing. */
export function Toaster({
  label,
  position = 'top-end',
  offset = 68,
  className,
  onFocus,
  onBlur,
  ...rest
}: ToasterProps) {
  const direction = useDocumentDirection();
  const isNarrow = useMediaQuery(below('md'));
  const isClient = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const strings = useStrings(widgetStrings);
  const { toasts } = useSonner();
  const [showsAll, setShowsAll] = useState(false);
  const more = toasts.length - visible;
  const room = more > 0 ? moreRoom : 0;

  const place = toastPlace(position, direction, isNarrow);
  const isAtTop = place.edge === 'top';
  const along = place.along === 'end' ? besidePanel : side;
  // Only in the stylesheet it is known where a page's actions end.
  const top = `max(${offset}px, var(--toast-floor, 0px))`;

  if (showsAll && more <= 0) setShowsAll(false);

  useEffect(() => {
    document.addEventListener('keydown', focusNewest);
    return () => document.removeEventListener('keydown', focusNewest);
  }, []);

  if (!isClient) return null;
  // An open dialog makes the rest of the page inert. Only a child of `body` can join it later, and it often mounts later.
  return createPortal(
    <div
      {...rest}
      // React Aria leaves this element out of what it makes inert: a dialog's changes are undone here.
      data-react-aria-top-layer="true"
      className={cx(styles.region, className)}
      onFocus={(event) => {
        onFocus?.(event);
        holdToasts(true);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) holdToasts(false);
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
        gap={12}
        toastOptions={isAtTop ? inTurn : undefined}
        offset={{
          [place.edge]: isAtTop ? `calc(${top} + ${room}px)` : (isNarrow ? edge : side) + room,
          right: along,
          left: along,
        }}
        mobileOffset={{ bottom: edge + room, left: edge, right: edge }}
        // Over dialogs, but under the menus that a person opens while it stands there.
        style={{ '--width': width, zIndex: base.zIndex.toast } as CSSProperties}
      />
      {more > 0 && (
        <button
          type="button"
          className={cx(styles.more, styles.moreAt[place.along])}
          style={isAtTop ? { insetBlockStart: top } : { insetBlockEnd: isNarrow ? edge : side }}
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
