import type { ColumnPlace } from './moveColumn';
import * as styles from './ColumnTools.css';
import type { LayoutColumn } from './columnLayout';
import type { SizedTable } from './columnResizing';

/** Minimum pointer movement of a drag, px. */
const slack = 6;
/** Distance from an edge at which the table starts to scroll, px. */
const scrollZone = 40;

function part(box: HTMLElement, className: string, words = '') {
  const element = document.createElement('div');
  element.className = className;
  element.textContent = words;
  element.ariaHidden = 'true';
  box.append(element);
  return element;
}

/** Drags a column with the pointer and marks the drop position with a line. Escape cancels. */
export function dragColumn(
  event: PointerEvent,
  { element: table, layout, lead, isRtl }: SizedTable,
  column: LayoutColumn<never>,
  onDrop: (place: ColumnPlace) => void,
) {
  const scroller = table.parentElement!;
  const box = scroller.parentElement!;
  const head = table.tHead!.rows[0]!;
  const start = { x: event.clientX, y: event.clientY };
  let at = start;
  let place: ColumnPlace | undefined;
  let shapes: { ghost: HTMLElement; line: HTMLElement } | undefined;
  let frame = 0;

  const aim = () => {
    const { ghost, line } = shapes!;
    const { top, height } = head.getBoundingClientRect();
    const cell = document.elementFromPoint(at.x, top + height / 2)?.closest('th[aria-colindex]');
    const over = cell?.closest('table') === table ? layout[Number(cell.ariaColIndex) - lead - 1] : undefined;
    place = undefined;
    if (cell && over && over !== column) {
      const { left, right } = cell.getBoundingClientRect();
      const isRight = at.x > (left + right) / 2;
      const isAfter = isRight !== isRtl;
      const isThere = over.pin === column.pin && over.at === column.at + (isAfter ? -1 : 1);
      if (!isThere) {
        place = { id: over.column.id, isAfter };
        line.style.left = `${(isRight ? right : left) - box.getBoundingClientRect().left - 1}px`;
      }
    }
    line.hidden = !place;
    ghost.style.transform = `translate(${at.x}px, ${at.y}px)`;
  };
  const scroll = () => {
    frame = requestAnimationFrame(scroll);
    const { left, right } = scroller.getBoundingClientRect();
    const by = at.x < left + scrollZone ? -12 : at.x > right - scrollZone ? 12 : 0;
    if (by === 0) return;
    scroller.scrollLeft += by;
    aim();
  };
  const begin = () => {
    shapes = { ghost: part(box, styles.ghost, column.column.header), line: part(box, styles.line) };
    table.toggleAttribute('data-moving', true);
    frame = requestAnimationFrame(scroll);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    at = { x: clientX, y: clientY };
    if (!shapes && Math.hypot(at.x - start.x, at.y - start.y) < slack) return;
    if (!shapes) begin();
    aim();
  };
  const end = (isDropped: boolean) => {
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', drop);
    document.removeEventListener('pointercancel', leave);
    document.removeEventListener('keydown', escape, true);
    document.removeEventListener('selectstart', hold);
    if (!shapes) return;
    cancelAnimationFrame(frame);
    shapes.ghost.remove();
    shapes.line.remove();
    table.toggleAttribute('data-moving', false);
    // A drop on a header must not click it.
    addEventListener('click', swallow, true);
    setTimeout(() => removeEventListener('click', swallow, true));
    if (isDropped && place) onDrop(place);
  };
  const hold = (selection: Event) => selection.preventDefault();
  const swallow = (click: Event) => click.stopPropagation();
  const drop = () => end(true);
  const leave = () => end(false);
  const escape = (press: KeyboardEvent) => {
    if (press.key !== 'Escape' || !shapes) return;
    press.stopPropagation();
    leave();
  };
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', drop);
  document.addEventListener('pointercancel', leave);
  document.addEventListener('keydown', escape, true);
  document.addEventListener('selectstart', hold);
}
