import { serverNow } from '@larder/domain';
import { localDate } from '@larder/domain/contract';

/** Returns the name of an exported file: `larder-<list>-<date>`. */
export const exportName = (list: string, now = serverNow()) => `larder-${list}-${localDate(now)}`;

export function download(blob: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Revoke the URL later, because the browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
