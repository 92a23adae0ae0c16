/** Puts a text on the clipboard; where the browser refuses (no https, no permission), by a selection as of old. */
export async function copyText(text: string, page: Document = document): Promise<boolean> {
  try {
    await page.defaultView?.navigator.clipboard.writeText(text);
    if (page.defaultView?.navigator.clipboard) return true;
  } catch {
    // The old way is left.
  }
  const focused = page.activeElement;
  const area = page.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // Inside a dialog, or its focus trap would take the focus back before the copy.
  (focused?.closest('dialog, [role="dialog"], [role="alertdialog"]') ?? page.body).append(area);
  try {
    area.select();
    return page.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
