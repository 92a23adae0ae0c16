/** Moves focus to the heading when the focused form is replaced by its result. */
export function focusHeading() {
  document.querySelector<HTMLElement>('main h1')?.focus();
}
