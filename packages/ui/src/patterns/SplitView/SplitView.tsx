import { ChevronLeft } from 'lucide-react';
import { useEffect, useId, useRef, type CSSProperties, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/Button';
import { cx } from '../../css/cx';
import { useStrings } from '../../private/strings/strings';
import { threadStrings } from '../../private/strings/threadStrings';
import { useControlledState } from '../../private/hooks/useControlledState';
import { PaneEdge } from './PaneEdge';
import * as styles from './SplitView.css';

export interface SplitViewProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Content of the list pane, at the start. */
  list: ReactNode;
  /** Content of the detail pane: the selected item. */
  detail: ReactNode;
  /** Accessible name of the list pane. */
  listLabel: string;
  /** Accessible name of the detail pane. */
  detailLabel: string;
  /** If true, the detail pane replaces the list on phones. @default false */
  detailOpen?: boolean;
  /** Called when the back button is pressed. The button is shown on phones only. */
  onBack?: () => void;
  /** Label of the back button. @default 'Back to the list', localized */
  backLabel?: string;
  /** Width of the list, px (controlled). */
  size?: number;
  /** Initial width of the list, px (uncontrolled). @default 360 */
  defaultSize?: number;
  /** Called with the new width of the list in px. */
  onSizeChange?: (size: number) => void;
  /** Minimum width of the list, px. @default 280 */
  minSize?: number;
  /** Maximum width of the list, px. @default 560 */
  maxSize?: number;
  /** If true, users can resize the list. @default true */
  resizable?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** A list next to the details of its selected item. On phones one pane is visible at a time. */
export function SplitView({
  list,
  detail,
  listLabel,
  detailLabel,
  detailOpen = false,
  onBack,
  backLabel,
  size,
  defaultSize = 360,
  onSizeChange,
  minSize = 280,
  maxSize = 560,
  resizable = true,
  className,
  style,
  ref,
  ...rest
}: SplitViewProps) {
  const strings = useStrings(threadStrings);
  const listId = useId();
  const [width, setWidth] = useControlledState(size, defaultSize, onSizeChange);
  const listPane = useRef<HTMLElement>(null);
  const detailPane = useRef<HTMLElement>(null);

  // On phones the focused pane disappears, so move focus to the new one, and later back to the row.
  const cameFrom = useRef<Element>(null);
  const wasOpen = useRef(detailOpen);
  useEffect(() => {
    if (wasOpen.current === detailOpen) return;
    wasOpen.current = detailOpen;
    const [shown, hidden] = detailOpen ? [detailPane, listPane] : [listPane, detailPane];
    if (hidden.current && getComputedStyle(hidden.current).display !== 'none') return;
    if (detailOpen) shown.current?.focus({ preventScroll: true });
    else (cameFrom.current?.isConnected ? (cameFrom.current as HTMLElement) : shown.current)?.focus();
  }, [detailOpen]);

  return (
    <div
      ref={ref}
      {...rest}
      data-open={detailOpen || undefined}
      className={cx(styles.root, className)}
      style={{ '--split-size': `${width}px`, ...style } as CSSProperties}
    >
      <section
        ref={listPane}
        id={listId}
        aria-label={listLabel}
        tabIndex={-1}
        className={styles.list}
        onFocus={({ target }) => {
          cameFrom.current = target;
        }}
      >
        {list}
      </section>
      {resizable && (
        <PaneEdge
          label={strings.resize}
          controls={listId}
          size={width}
          range={{ min: minSize, max: maxSize }}
          initial={defaultSize}
          onValueChange={setWidth}
        />
      )}
      <section ref={detailPane} aria-label={detailLabel} tabIndex={-1} className={styles.detail}>
        {onBack && (
          <div className={styles.back}>
            <Button variant="plain" tone="secondary" size="sm" startIcon={ChevronLeft} onClick={onBack}>
              {backLabel ?? strings.backToList}
            </Button>
          </div>
        )}
        {detail}
      </section>
    </div>
  );
}
