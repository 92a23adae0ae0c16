import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { MockStorage } from '../persistence';

/** The parts of a snapshot that are files; the revision tells two tabs apart, and a file has one server. */
const endings: Record<string, string> = { snapshot: '', 'snapshot-set-aside': '.set-aside' };

/** Whole or not at all: a server that stops half-way leaves the former file. */
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

/** Keeps the data of one server in a file. */
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
