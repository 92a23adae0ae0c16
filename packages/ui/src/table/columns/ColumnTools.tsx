import { EllipsisVertical, Funnel } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../icons/Icon';
import { LazyBoundary } from '../../private/lazy/LazyBoundary';
import { columnStrings } from '../../private/strings/columnStrings';
import { fill, useStrings } from '../../private/strings/strings';
import { HeaderMenuPanel, preloadMenus } from '../lazyMenus';
import { useEvent } from '../useEvent';
import { dragColumn } from './columnMoving';
import { dragWidth, fitWidth } from './columnResizing';
import * as styles from './ColumnTools.css';
import { ColumnFilterPanel, filterPanel } from './lazyFilter';
import { ResizeHandle } from './ResizeHandle';
import type { ColumnToolsProps } from './tableArrangement';
import { useColumnCommands } from './useColumnCommands';

type Panel = 'menu' | 'filter';

/** Menu and resize handle of a header; the header itself can be dragged. */
export function ColumnTools({ view, arrangement }: ColumnToolsProps) {
  const strings = useStrings(columnStrings);
  const button = useRef<HTMLButtonElement>(null);
  const edge = useRef<HTMLDivElement>(null);
  // The resize handle can be focused only after the menu has restored focus.
  const isResizing = useRef(false);
  const [open, setOpen] = useState<Panel>();
  const [openedPanels, setOpenedPanels] = useState<readonly Panel[]>([]);
  const { table, layout, isRtl } = arrangement;
  const { column, at, pin } = view;
  const { id, header: name } = column;
  const isFiltered = table.getColumn(id)!.getIsFiltered();
  const before = layout[at - 1];
  const isLast = layout[at + 1]?.pin !== pin || at + 1 === layout.length;
  const { sized, focus, move, step, ...commands } = useColumnCommands({ view, arrangement }, button);

  const show = (next: Panel | undefined) => {
    setOpen(next);
    if (next && !openedPanels.includes(next)) setOpenedPanels([...openedPanels, next]);
    if (next && column.filter) filterPanel.preload();
  };
  const handlePointerDown = useEvent((event: PointerEvent) => {
    const isTool = (event.target as Element).closest('[data-tool]');
    // Dragging by touch scrolls the table; touch users move columns with the menu.
    if (event.button === 0 && event.pointerType !== 'touch' && !isTool) dragColumn(event, sized(), view, move);
  });
  const handleMenu = useEvent((event: Event) => {
    event.preventDefault();
    show('menu');
  });
  const handleKeys = useEvent((event: KeyboardEvent) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
    if (event.target === edge.current || ctrlKey || metaKey) return;
    const isPress = event.target === button.current && (key === 'Enter' || key === ' ');
    // As in `menuKeys`.
    if (isPress || (altKey && key === 'ArrowDown')) show('menu');
    else if (shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight')) step((key === 'ArrowRight') === isRtl ? -1 : 1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const cell = button.current?.closest('th');
    if (!cell) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    cell.addEventListener('pointerdown', handlePointerDown, { signal });
    cell.addEventListener('contextmenu', handleMenu, { signal });
    cell.addEventListener('keydown', handleKeys, { signal });
    return () => listeners.abort();
  }, [handlePointerDown, handleMenu, handleKeys]);
  useEffect(() => {
    if (open !== undefined || !isResizing.current) return;
    isResizing.current = false;
    edge.current?.focus();
  }, [open]);
  const panelOf = (kind: Panel) => ({
    anchor: button,
    isOpen: open === kind,
    onOpenChange: (isOpen: boolean) => setOpen((now) => (isOpen ? kind : now === kind ? undefined : now)),
  });

  return (
    <>
      <button
        ref={button}
        type="button"
        data-tool=""
        data-side={column.align === 'end' ? 'start' : undefined}
        data-last={isLast ? '' : undefined}
        data-filtered={isFiltered ? '' : undefined}
        tabIndex={-1}
        className={styles.menuButton}
        aria-label={fill(isFiltered ? strings.columnSet : strings.columnMenu, { name })}
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        onPointerEnter={preloadMenus}
        onClick={() => show(open ? undefined : 'menu')}
      >
        <Icon as={isFiltered ? Funnel : EllipsisVertical} size={14} />
      </button>
      {before && before.pin === pin && (
        <div
          data-tool=""
          className={styles.gripBefore}
          onPointerDown={(event) => {
            if (event.button === 0) dragWidth(event.nativeEvent, event.currentTarget, sized(), before);
          }}
          onDoubleClick={() => fitWidth(sized(), before)}
        />
      )}
      <ResizeHandle ref={edge} {...{ view, isRtl, isLast, sized }} onLeave={focus} />
      <LazyBoundary>
        {openedPanels.includes('menu') && (
          <HeaderMenuPanel
            {...panelOf('menu')}
            {...{ view, arrangement }}
            onPin={commands.pin}
            onHide={commands.hide}
            onStep={step}
            onFilter={() => show('filter')}
            onSize={() => (isResizing.current = true)}
            onFit={commands.fit}
          />
        )}
        {openedPanels.includes('filter') && <ColumnFilterPanel {...panelOf('filter')} {...{ column, table }} />}
      </LazyBoundary>
    </>
  );
}
