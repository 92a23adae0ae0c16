import { GripVertical } from 'lucide-react';
import { useEffect, type FocusEvent } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import * as styles from './Sorting.css';
import { arrivedByTab, trackTabKey } from './tabKey';

export interface SortHandleProps {
  label: string;
  disabled?: boolean;
  className?: string;
}

// When focus enters the list, React Aria moves it to the last focused row, asynchronously. That is right for Tab, but a
// handle focused by a script, voice control or a screen reader would lose focus. Focusing its row first prevents that.
function keepFocus({ target, relatedTarget }: FocusEvent<HTMLElement>) {
  const row = target.closest<HTMLElement>('[role="row"]');
  if (!row || row.closest('[role="grid"]')?.contains(relatedTarget) || arrivedByTab(target)) return;
  row.focus({ preventScroll: true });
  target.focus({ preventScroll: true });
}

/** Drag handle: Enter, Space, touch or a screen reader starts dragging. */
export function SortHandle({ label, disabled, className }: SortHandleProps) {
  useEffect(() => trackTabKey(document), []);
  return (
    <span className={styles.grip} onFocusCapture={keepFocus}>
      <Button slot="drag" aria-label={label} isDisabled={disabled} className={cx(styles.handle, className)}>
        <Icon as={GripVertical} size={14} />
      </Button>
    </span>
  );
}
