export type MenuKind = 'drawer' | 'horizontal' | 'rail' | 'full';

/** The tabbable row of the side menu; in the rail, which hides rows inside groups, the group that contains it. */
function rowToEnter(list: HTMLElement | null) {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const stop = rows.findIndex(({ tabIndex }) => tabIndex === 0);
  return rows.slice(0, stop + 1).findLast((row) => row.getClientRects().length > 0);
}

/** The element that the skip link to the menu focuses. */
export function menuEntry(kind: MenuKind, shell: HTMLElement | null, menuId: string, list: HTMLElement | null) {
  if (kind === 'drawer') return shell?.querySelector<HTMLElement>('[data-menu-button]');
  if (kind === 'horizontal') return document.getElementById(menuId)?.querySelector<HTMLElement>('button');
  return rowToEnter(list);
}
