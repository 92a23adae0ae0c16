/**
 * Removes an item of a list. If the focused element is removed with it, focuses `control` in the next item, or in the
 * previous one. If there is no other item, focuses the heading of the page.
 */
export async function keepFocus(
  list: HTMLElement | null,
  index: number,
  remove: () => Promise<unknown>,
  control = 'button[aria-haspopup]',
) {
  const item = list?.children[index];
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  await remove();
  // The query cache notifies components in a later task.
  await new Promise((resolve) => void setTimeout(resolve));
  if (document.activeElement !== document.body) return;
  const target = next?.querySelector<HTMLElement>(control) ?? document.querySelector<HTMLElement>('main h1');
  target?.focus();
}
