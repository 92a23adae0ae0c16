import { useEffect, type CSSProperties } from 'react';
import { Toaster as Sonner } from 'sonner';
import { useDocumentDirection } from '../../hooks/useDocumentDirection';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { below } from '../../css/componentStyle';
import * as styles from './Toast.css';
import { holdToasts } from './toast';

export interface ToasterProps {
  /** Name of the region where toasts appear. */
  label: string;
  /** Distance from the top where it lies at the top, px: below the navbar. @default 68 */
  offset?: number;
}

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

  useEffect(() => {
    document.addEventListener('keydown', focusNewest);
    return () => document.removeEventListener('keydown', focusNewest);
  }, []);

  return (
    <div onFocus={() => holdToasts(true)} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && holdToasts(false)}>
      <Sonner
        className={styles.toaster}
        customAriaLabel={label}
        hotkey={['F8']}
        dir={direction}
        position={isNarrow ? 'bottom-center' : direction === 'rtl' ? 'top-left' : 'top-right'}
        visibleToasts={4}
        expand
        gap={12}
        offset={isNarrow ? 16 : { top: offset, right: 24, left: 24 }}
        mobileOffset={16}
        style={{ '--width': '400px' } as CSSProperties}
      />
    </div>
  );
}
