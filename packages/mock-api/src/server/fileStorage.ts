import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { MockStorage } from '../persistence';

/** Keys stored in files, with their file suffix. Others, such as `revision`, which syncs tabs, stay in memory. */
const endings: Record<string, string> = { snapshot: '', 'snapshot-set-aside': '.set-aside' };

/** Replaces a file atomically: if the server crashes, the previous file remains. */
async function replaceFile(path: string, text: string) {
  const draft = `${path}.${process.pid}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  const file = await open(draft, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

/** Creates a storage that keeps the data of one server in a file. */
export function fileStorage(path: string): MockStorage {
  const memory = new Map<string, string>();
  const fileOf = (key: string) => (key in endings ? `${path}${endings[key]}` : undefined);
  return {
    async get(key) {
      const file = fileOf(key);
      if (!file) return memory.get(key) ?? null;
      try {
        return await readFile(file, 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async set(key, value) {
      const file = fileOf(key);
      if (file) await replaceFile(file, value);
      else memory.set(key, value);
    },
    async remove(key) {
      const file = fileOf(key);
      if (file) await rm(file, { force: true });
      else memory.delete(key);
    },
  };
}
