import { isDirectoryDropItem, isFileDropItem, type DirectoryDropItem, type DropItem } from 'react-aria-components';

/** Returns the dropped files, including those in folders. */
export async function droppedFiles(items: Iterable<DropItem>): Promise<File[]> {
  const files: File[] = [];
  for (const item of items) {
    if (isFileDropItem(item)) files.push(await item.getFile());
    else if (isDirectoryDropItem(item)) files.push(...(await filesInside(item)));
  }
  return files;
}

async function filesInside(folder: DirectoryDropItem): Promise<File[]> {
  const entries: DropItem[] = [];
  for await (const entry of folder.getEntries()) entries.push(entry);
  return droppedFiles(entries);
}
