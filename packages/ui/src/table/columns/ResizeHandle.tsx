import { useState, type KeyboardEvent, type Ref } from 'react';
import { columnStrings } from '../../private/strings/columnStrings';
import { resizeByKey } from '../../private/dom/paneSize';
import { fill, useStrings } from '../../private/strings/strings';
import { dragWidth, fitWidth, roundWidth, setWidth, sizeRange, type SizedTable } from './columnResizing';
import * as styles from './ColumnTools.css';
import type { ColumnToolsProps } from './tableArrangement';

interface ResizeHandleProps extends Omit<ColumnToolsProps, 'arrangement'> {
  isRtl: boolean;
  isLast: boolean;
  sized: () => SizedTable;
  /** Called on Escape, to return focus to the header. */
  onLeave: () => void;
  ref: Ref<HTMLDivElement>;
}

/** The edge of a column: a separator that resizes it with the pointer and the keyboard. */
export function ResizeHandle({ view, isRtl, isLast, sized, onLeave, ref }: ResizeHandleProps) {
  const strings = useStrings(columnStrings);
  const [width, setShownWidth] = useState(view.size);
  const range = sizeRange(view);

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const next =
      key === 'Enter'
        ? fitWidth(sized(), view)
        : resizeByKey(key, roundWidth(sized(), view), { range, isRtl, isLarge: shiftKey });
    if (next === undefined && key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (next === undefined) return onLeave();
    if (key !== 'Enter') setWidth(sized(), view, next);
    setShownWidth(next);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a focusable separator is a control (ARIA window splitter)
    <div
      ref={ref}
      role="separator"
      aria-orientation="vertical"
      aria-label={fill(strings.columnWidth, { name: view.column.header })}
      aria-valuenow={width}
      aria-valuemin={range.min}
      aria-valuemax={range.max}
      aria-valuetext={fill(strings.pixels, { count: width })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a focusable separator is a control
      tabIndex={-1}
      data-tool=""
      data-last={isLast ? '' : undefined}
      className={styles.edge}
      onFocus={() => setShownWidth(roundWidth(sized(), view))}
      onKeyDown={handleKeyDown}
      onPointerDown={(event) => {
        if (event.button === 0) dragWidth(event.nativeEvent, event.currentTarget, sized(), view);
      }}
      onDoubleClick={() => fitWidth(sized(), view)}
    />
  );
}
