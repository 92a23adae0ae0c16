/** Text, or formatted text and pictures. */
export type ClipboardContent = string | ClipboardItem;

/** Copies to the clipboard. Text falls back to `execCommand` without HTTPS or permission. */
export async function copyText(content: ClipboardContent, page: Document = document): Promise<boolean> {
  try {
    const clipboard = page.defaultView?.navigator.clipboard;
    await (typeof content === 'string' ? clipboard?.writeText(content) : clipboard?.write([content]));
    if (clipboard) return true;
  } catch {
    // Fall back to execCommand.
  }
  if (typeof content !== 'string') return false;
  const focused = page.activeElement;
  const area = page.createElement('textarea');
  area.value = content;
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
