/** Before a row is removed, moves focus to the same control of a sibling row, or to the panel. */
export function focusSiblingRow(control: HTMLElement) {
  const row = control.closest('li');
  const name = control.dataset.control;
  const beside = (neighbour: Element | null | undefined) =>
    neighbour?.querySelector<HTMLElement>(`[data-control="${name}"]`);
  const target = beside(row?.nextElementSibling) ?? beside(row?.previousElementSibling);
  (target ?? control.closest<HTMLElement>('[role="dialog"]'))?.focus();
}
