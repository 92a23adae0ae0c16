import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { zipFiles } from './zipFiles';

afterEach(() => vi.unstubAllGlobals());

const contents = async (files: Parameters<typeof zipFiles>[0]) => {
  const unzipped = unzipSync(new Uint8Array(await (await zipFiles(files)).arrayBuffer()));
  return Object.fromEntries(Object.entries(unzipped).map(([name, bytes]) => [name, strFromU8(bytes)]));
};

it('zipFiles archives data URLs and files of the server', async () => {
  const request = vi.fn(async () => new Response('Turbot, 14 kg'));
  vi.stubGlobal('fetch', request);
  const files = [
    { fileName: 'landing.txt', url: `data:text/plain;base64,${btoa('Hake')}` },
    { fileName: 'notes.csv', url: 'data:text/csv,Gr%C3%B6%C3%9Fe%3B1' },
    { fileName: 'list.txt', url: '/files/list.txt' },
  ];
  expect(await contents(files)).toEqual({
    'landing.txt': 'Hake',
    'notes.csv': 'Größe;1',
    'list.txt': 'Turbot, 14 kg',
  });
  expect(request).toHaveBeenCalledExactlyOnceWith('/files/list.txt');
});

it('zipFiles makes duplicate names unique and replaces path separators', async () => {
  const url = 'data:,x';
  const files = ['menu.pdf', 'MENU.pdf', 'menu.pdf', '../menu.pdf', '.env'].map((fileName) => ({ fileName, url }));
  expect(Object.keys(await contents(files))).toEqual([
    'menu.pdf',
    'MENU (2).pdf',
    'menu (3).pdf',
    '.._menu.pdf',
    '.env',
  ]);
});

it('zipFiles rejects if a file no longer exists', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(zipFiles([{ fileName: 'list.txt', url: '/files/list.txt' }])).rejects.toThrow('404');
});
