import { notify } from './notify';

/** Copies a text and shows one of two toasts. Resolves to false if the browser does not allow it. */
export async function copyText(text: string, copied: string, notCopied: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    await notify((toast) => void toast.danger(notCopied));
    return false;
  }
  await notify((toast) => void toast.success(copied));
  return true;
}
