import { useEffect, useState, type CSSProperties } from 'react';
import { Toaster as Sonner, useSonner } from 'sonner';
import { below } from '../../css/componentStyle';
import { useDocumentDirection } from '../../hooks/useDocumentDirection';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { fill, useStrings } from '../../private/strings';
import { widgetStrings } from '../../private/widgetStrings';
import { base } from '../../theme/vars.css';
import * as styles from './Toast.css';
import { holdToasts } from './toast';

export interface ToasterProps {
  /** Name of the region where toasts appear. */
  label: string;
  /** Distance from the top where it lies at the top, px: below the navbar. @default 68 */
  offset?: number;
}

const visible = 4;
const edge = 16;
const moreRoom = 32;

function focusNewest(event: KeyboardEvent) {
  if (event.key !== 'F8') return;
  const newest = document.querySelector<HTMLElement>('[data-sonner-toast][data-front="true"]');
  if (!newest) return;
  event.preventDefault();
  newest.focus();
}

/** The place of toasts: top end under the navbar, bottom on a phone. Mount it once; F8 goes to the newest toast. */
export function Toaster({ label, offset = 68 }: ToasterProps) {
  const direction = useDocumentDirection();
  const isNarrow = useMediaQuery(below('md'));
  const strings = useStrings(widgetStrings);
  const { toasts } = useSonner();
  const [showsAll, setShowsAll] = useState(false);
  const more = toasts.length - visible;
  const room = more > 0 ? moreRoom : 0;

  if (showsAll && more <= 0) setShowsAll(false);

  useEffect(() => {
    document.addEventListener('keydown', focusNewest);
    return () => document.removeEventListener('keydown', focusNewest);
  }, []);

  return (
    <div
      // Open dialogs and popovers leave it alive: what is undone here was often done there.
      data-react-aria-top-layer="true"
      onFocus={() => holdToasts(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && holdToasts(false)}
    >
      <Sonner
        className={styles.toaster}
        customAriaLabel={label}
        hotkey={['F8']}
        dir={direction}
        position={isNarrow ? 'bottom-center' : direction === 'rtl' ? 'top-left' : 'top-right'}
        visibleToasts={showsAll ? toasts.length : visible}
        expand
        gap={12}
        offset={isNarrow ? { bottom: edge + room } : { top: offset + room, right: 24, left: 24 }}
        mobileOffset={{ bottom: edge + room, left: edge, right: edge }}
        // Over dialogs, but under the menus that a person opens while it stands there.
        style={{ '--width': '400px', zIndex: base.zIndex.toast } as CSSProperties}
      />
      {more > 0 && (
        <button
          type="button"
          className={styles.more}
          style={isNarrow ? { insetBlockEnd: edge } : { insetBlockStart: offset }}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? strings.fewerMessages : fill(strings.moreMessages, { count: more })}
        </button>
      )}
    </div>
  );
}
