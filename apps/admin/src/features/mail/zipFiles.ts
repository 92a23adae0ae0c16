import type { Attachment } from '@larder/domain/contract';
import { zipSync } from 'fflate';

type NamedFile = Pick<Attachment, 'fileName' | 'url'>;

/**
 * Resolves to the content of a file. Decodes data URLs without a request, because the content security policy allows
 * requests only to the API.
 */
async function bytesOf(url: string): Promise<Uint8Array> {
  const [, type = '', data = ''] = /^data:([^,]*),(.*)$/s.exec(url) ?? [];
  if (url.startsWith('data:')) {
    if (!/;base64$/i.test(type)) return new TextEncoder().encode(decodeURIComponent(data));
    return Uint8Array.from(atob(decodeURIComponent(data)), (char) => char.charCodeAt(0));
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The file was not found: ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Returns a name without path separators that is not in `taken`: `menu.pdf`, `menu (2).pdf`. */
function freeName(fileName: string, taken: ReadonlySet<string>) {
  const name = fileName.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_') || '_';
  const [, stem = name, extension = ''] = /^(.+?)(\.[^.]*)?$/s.exec(name) ?? [];
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem} (${count})${extension}`;
  return free;
}

/** Returns a ZIP archive of the files. */
export async function zipFiles(files: readonly NamedFile[]): Promise<Blob> {
  const contents = await Promise.all(files.map(({ url }) => bytesOf(url)));
  const taken = new Set<string>();
  const entries = files.map(({ fileName }, index) => {
    const name = freeName(fileName, taken);
    taken.add(name.toLowerCase());
    return [name, contents[index]!] as const;
  });
  // Fast rather than small: pictures and PDF files are already compressed.
  return new Blob([zipSync(Object.fromEntries(entries), { level: 1 }) as BlobPart], { type: 'application/zip' });
}
