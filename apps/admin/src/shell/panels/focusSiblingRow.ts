/** Before a row is removed, moves focus to the same control of a sibling row, or to the panel. */
export function focusSiblingRow(control: HTMLElement) {
  const row = control.closest('li');
  const name = control.dataset.control;
  const controlIn = (sibling: Element | null | undefined) =>
    sibling?.querySelector<HTMLElement>(`[data-control="${name}"]`);
  const target = controlIn(row?.nextElementSibling) ?? controlIn(row?.previousElementSibling);
  (target ?? control.closest<HTMLElement>('[role="dialog"]'))?.focus();
}
