import type { KeyboardEvent, PointerEvent } from 'react';
import { clampSize, resizeByKey, type PaneRange } from '../../private/dom/paneSize';
import * as styles from './SplitView.css';

export interface PaneEdgeProps {
  label: string;
  /** ID of the resized pane. */
  controls: string;
  size: number;
  range: PaneRange;
  /** Width to which a double click resets the pane. */
  initial: number;
  onValueChange: (size: number) => void;
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** Resizable edge between two panes, for pointer, touch and keyboard. */
export function PaneEdge({ label, controls, size, range, initial, onValueChange }: PaneEdgeProps) {
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const edge = event.currentTarget;
    if (!edge.hasPointerCapture(event.pointerId)) return;
    const pane = document.getElementById(controls)?.getBoundingClientRect();
    if (!pane) return;
    onValueChange(clampSize(isRtl(edge) ? pane.right - event.clientX : event.clientX - pane.left, range));
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = resizeByKey(event.key, size, { range, isRtl: isRtl(event.currentTarget), isLarge: event.shiftKey });
    if (next === undefined) return;
    event.preventDefault();
    onValueChange(next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that is focusable is a control (ARIA window splitter)
    <div
      role="separator"
      aria-label={label}
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuenow={size}
      aria-valuemin={range.min}
      aria-valuemax={range.max}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a focusable separator is a control
      tabIndex={0}
      className={styles.edge}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={move}
      onDoubleClick={() => onValueChange(clampSize(initial, range))}
    />
  );
}
