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
  /** The list at the start. */
  list: ReactNode;
  /** What was chosen from it. */
  detail: ReactNode;
  /** Name of the pane with the list. */
  listLabel: string;
  /** Name of the pane beside it. */
  detailLabel: string;
  /** Something is chosen: on a phone its pane then takes the place of the list. @default false */
  detailOpen?: boolean;
  /** Called by the button that leads back to the list, on a phone. */
  onBack?: () => void;
  /** Words of that button. @default 'Back to the list' in the reader's language */
  backLabel?: string;
  /** Width of the list, px, where it is controlled. */
  size?: number;
  /** Width of the list at first, px. @default 360 */
  defaultSize?: number;
  /** Called with the width, when the edge was moved. */
  onSizeChange?: (size: number) => void;
  /** Narrowest the list may become, px. @default 280 */
  minSize?: number;
  /** Widest the list may become, px. @default 560 */
  maxSize?: number;
  /** Keeps the widths as they are. @default true */
  resizable?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** A list and what was chosen from it, side by side; on a phone one after the other. */
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

  // On a phone the pane with the focus goes out of sight: the focus follows, and finds back to the row it came from.
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
              {backLabel ?? strings.back}
            </Button>
          </div>
        )}
        {detail}
      </section>
    </div>
  );
}
