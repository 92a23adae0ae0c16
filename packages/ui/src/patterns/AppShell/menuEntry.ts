export type MenuKind = 'drawer' | 'horizontal' | 'rail' | 'full';

/** Returns the tabbable row of the side menu, or in the rail the group that contains it. */
function rowToEnter(list: HTMLElement | null) {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const stop = rows.findIndex(({ tabIndex }) => tabIndex === 0);
  return rows.slice(0, stop + 1).findLast((row) => row.getClientRects().length > 0);
}

/** Returns the element to focus from the skip link to the menu. */
export function menuEntry(kind: MenuKind, shell: HTMLElement | null, menuId: string, list: HTMLElement | null) {
  if (kind === 'drawer') return shell?.querySelector<HTMLElement>('[data-menu-button]');
  if (kind === 'horizontal') return document.getElementById(menuId)?.querySelector<HTMLElement>('button');
  return rowToEnter(list);
}
