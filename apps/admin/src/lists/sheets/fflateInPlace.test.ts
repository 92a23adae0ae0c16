import { describe, expect, it } from 'vitest';
import { maxUnzippedSize, strToU8, unzip, zipSync } from './fflateInPlace';

type Files = Record<string, Uint8Array>;

const unzipped = (files: Files) =>
  new Promise<Files>((resolve, reject) => {
    unzip(zipSync(files, { level: 0 }), (error, result) => (error ? reject(error) : resolve(result)));
  });

describe('unzip', () => {
  it('unzip reads only the XML of a workbook', async () => {
    const media = new Uint8Array(1_000_000);
    const files = { 'xl/workbook.xml': strToU8('<a/>'), '_rels/.rels': strToU8('<b/>'), 'xl/media/a.png': media };
    expect(Object.keys(await unzipped(files))).toEqual(['xl/workbook.xml', '_rels/.rels']);
  });

  it('unzip rejects XML above the size limit', async () => {
    const files = { 'a.xml': new Uint8Array(maxUnzippedSize), 'b.xml': new Uint8Array(1) };
    await expect(unzipped(files)).rejects.toThrow('64 MB');
  });
});
