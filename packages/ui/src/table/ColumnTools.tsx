import { EllipsisVertical, Funnel } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../icons/Icon';
import { announce } from '../private/announce';
import { columnStrings } from '../private/columnStrings';
import { sizeByKey } from '../private/paneSize';
import { fill, useStrings } from '../private/strings';
import { moveColumn, pinColumn, stepOf, type ColumnPlace } from './columnChanges';
import { dragColumn } from './columnMoving';
import { dragWidth, fitWidth, setWidth, sizeRange, roundWidth, withWidthsNow, type SizedTable } from './columnSizing';
import * as styles from './ColumnTools.css';
import { headControl } from './headKeys';
import { ColumnFilterPanel, HeadMenuPanel, preloadFilter, preloadHeadMenu } from './lateHeads';
import { columnChoice, orderedColumns } from './preferences';
import type { ColumnToolsProps } from './tableArrangement';
import { useEvent } from './useEvent';

type Panel = 'menu' | 'filter';

/** Menu and edge of a head: sorts, narrows, moves, pins and sizes its column; by pointer on the head itself too. */
export function ColumnTools({ view, arrangement }: ColumnToolsProps) {
  const strings = useStrings(columnStrings);
  const button = useRef<HTMLButtonElement>(null);
  const edge = useRef<HTMLDivElement>(null);
  // The edge cannot take the focus before the menu has let go of it.
  const toEdge = useRef(false);
  const [open, setOpen] = useState<Panel>();
  const [asked, setAsked] = useState<readonly Panel[]>([]);
  const [width, setShownWidth] = useState(view.size);
  const { columns, layout, preferences, onPreferencesChange, filters, isFixed, isRtl } = arrangement;
  const { column, at, number } = view;
  const { id, header: name } = column;
  const filter = filters.find((one) => one.column === id);
  const lead = number - at - 1;
  const before = layout[at - 1];
  const isLast = layout[at + 1]?.pin !== view.pin || at + 1 === layout.length;
  const range = sizeRange(view);

  const sized = (): SizedTable => ({
    table: button.current!.closest('table')!,
    layout,
    preferences,
    onPreferencesChange,
    isFixed,
    isRtl,
    lead,
  });
  const show = (next: Panel | undefined) => {
    setOpen(next);
    if (next && !asked.includes(next)) setAsked([...asked, next]);
    if (next && column.filter) void preloadFilter();
  };
  const focus = () => headControl(button.current!.closest('th')!)?.focus();
  const move = (place: ColumnPlace) => {
    const next = moveColumn(columns, preferences, id, place);
    const { activeElement } = document;
    flushSync(() => onPreferencesChange(next));
    // An element that is moved on the page loses the focus.
    if (activeElement?.closest('th') === button.current?.closest('th')) (activeElement as HTMLElement | null)?.focus();
    const shown = orderedColumns(columns, next).filter((one) =>
      layout.some(({ column: { id: other } }) => other === one.id),
    );
    announce(
      fill(strings.columnMoved, {
        name,
        place: shown.findIndex((one) => one.id === id) + 1,
        count: layout.length,
      }),
    );
  };
  const step = (by: 1 | -1) => {
    const place = stepOf(layout, id, by);
    if (place) move(place);
  };

  const pin = (edge: 'start' | 'end' | undefined) => {
    const next = pinColumn(column, edge, isFixed ? preferences : withWidthsNow(sized()));
    flushSync(() => onPreferencesChange(next));
    focus();
  };
  const hide = () => {
    const head = button.current!.closest('th')!;
    const beside = (head.nextElementSibling ?? head.previousElementSibling) as HTMLElement | null;
    const shown = layout.map((one) => one.column.id).filter((one) => one !== id);
    flushSync(() => onPreferencesChange({ ...preferences, columns: columnChoice(columns, new Set(shown)) }));
    if (beside) headControl(beside)?.focus();
  };

  const handlePress = useEvent((event: PointerEvent) => {
    const isTool = (event.target as Element).closest('[data-tool]');
    // A finger that moves over the heads scrolls; it has the menu.
    if (event.button === 0 && event.pointerType !== 'touch' && !isTool) dragColumn(event, sized(), view, move);
  });
  const handleMenu = useEvent((event: Event) => {
    event.preventDefault();
    show('menu');
  });
  const handleKeys = useEvent((event: globalThis.KeyboardEvent) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
    const isEdge = event.target === edge.current;
    if (isEdge || ctrlKey || metaKey) return;
    if (altKey && key === 'ArrowDown') show('menu');
    else if (shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight')) step((key === 'ArrowRight') === isRtl ? -1 : 1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const head = button.current?.closest('th');
    if (!head) return undefined;
    head.addEventListener('pointerdown', handlePress);
    head.addEventListener('contextmenu', handleMenu);
    head.addEventListener('keydown', handleKeys);
    return () => {
      head.removeEventListener('pointerdown', handlePress);
      head.removeEventListener('contextmenu', handleMenu);
      head.removeEventListener('keydown', handleKeys);
    };
  }, [handlePress, handleMenu, handleKeys]);

  const handleEdgeKeys = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const next =
      key === 'Enter'
        ? fitWidth(sized(), view)
        : sizeByKey(key, roundWidth(sized(), view), { range, isRtl, isLarge: shiftKey });
    if (next === undefined && key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (next === undefined) return focus();
    if (key !== 'Enter') setWidth(sized(), view, next);
    setShownWidth(next);
  };
  useEffect(() => {
    if (open !== undefined || !toEdge.current) return;
    toEdge.current = false;
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
        data-filtered={filter && ''}
        tabIndex={-1}
        className={styles.menuButton}
        aria-label={fill(filter ? strings.columnSet : strings.columnMenu, { name })}
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        onPointerEnter={preloadHeadMenu}
        onClick={() => show(open ? undefined : 'menu')}
      >
        <Icon as={filter ? Funnel : EllipsisVertical} size={14} />
      </button>
      {before && before.pin === view.pin && (
        <div
          data-tool=""
          className={styles.gripBefore}
          onPointerDown={(event) => {
            if (event.button === 0) dragWidth(event.nativeEvent, event.currentTarget, sized(), before);
          }}
          onDoubleClick={() => fitWidth(sized(), before)}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that is focusable is a control (ARIA window splitter) */}
      <div
        ref={edge}
        role="separator"
        aria-orientation="vertical"
        aria-label={fill(strings.columnWidth, { name })}
        aria-valuenow={width}
        aria-valuemin={range.min}
        aria-valuemax={range.max}
        aria-valuetext={fill(strings.pixels, { count: width })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={-1}
        data-tool=""
        data-last={isLast ? '' : undefined}
        className={styles.edge}
        onFocus={() => setShownWidth(roundWidth(sized(), view))}
        onKeyDown={handleEdgeKeys}
        onPointerDown={(event) => {
          if (event.button === 0) dragWidth(event.nativeEvent, event.currentTarget, sized(), view);
        }}
        onDoubleClick={() => fitWidth(sized(), view)}
      />
      <Suspense fallback={null}>
        {asked.includes('menu') && (
          <HeadMenuPanel
            {...panelOf('menu')}
            {...{ view, arrangement }}
            onPin={pin}
            onHide={hide}
            onStep={step}
            onFilter={() => show('filter')}
            onSize={() => (toEdge.current = true)}
            onFit={() => fitWidth(sized(), view)}
          />
        )}
        {asked.includes('filter') && <ColumnFilterPanel {...panelOf('filter')} {...{ column, arrangement }} />}
      </Suspense>
    </>
  );
}
