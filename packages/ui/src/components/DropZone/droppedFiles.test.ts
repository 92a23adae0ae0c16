import type { DropItem } from 'react-aria-components';
import { expect, it } from 'vitest';
import { droppedFiles } from './droppedFiles';

const file = (name: string) => ({
  kind: 'file',
  name,
  type: 'image/png',
  getFile: () => Promise.resolve(new File(['x'], name)),
});
const folder = (...entries: unknown[]) => ({
  kind: 'directory',
  async *getEntries() {
    yield* entries;
  },
});

it('droppedFiles returns dropped files, including those in folders, and skips text', async () => {
  const items = [file('hake.png'), { kind: 'text' }, folder(file('tart.png'), folder(file('cockles.png')))];
  const files = await droppedFiles(items as unknown as DropItem[]);
  expect(files.map(({ name }) => name)).toEqual(['hake.png', 'tart.png', 'cockles.png']);
});
