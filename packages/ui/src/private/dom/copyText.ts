/** Copies text to the clipboard. Falls back to `execCommand` without HTTPS or permission. */
export async function copyText(text: string, page: Document = document): Promise<boolean> {
  try {
    await page.defaultView?.navigator.clipboard.writeText(text);
    if (page.defaultView?.navigator.clipboard) return true;
  } catch {
    // Fall back to execCommand.
  }
  const focused = page.activeElement;
  const area = page.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // In an open dialog, append inside it: its focus trap would move focus away from an outside element.
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
