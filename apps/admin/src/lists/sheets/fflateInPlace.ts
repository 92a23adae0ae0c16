// Replaces fflate's asynchronous functions, which create workers from strings: the content security policy
// blocks those, and the spreadsheet libraries already run in a worker.
import {
  strFromU8,
  strToU8,
  unzipSync,
  zipSync,
  type Unzipped,
  type UnzipFileInfo,
  type Zippable,
} from 'fflate/browser';

type Done<Result> = (error: Error | null, result: Result) => void;

/** Maximum size of the XML in a workbook, in bytes. */
export const maxUnzippedSize = 64 * 1024 * 1024;

export { strFromU8, strToU8, unzipSync, zipSync };

export const zip = (files: Zippable, done: Done<Uint8Array>) => done(null, zipSync(files));

/**
 * Returns a filter that accepts XML up to the size limit. A small archive can contain gigabytes of pictures or repeated
 * text.
 */
function limitedXml() {
  let size = 0;
  return ({ name, originalSize }: UnzipFileInfo) => {
    if (!/\.(xml|rels)$/i.test(name)) return false;
    size += originalSize;
    if (size > maxUnzippedSize) throw new Error('The workbook contains more than 64 MB of XML.');
    return true;
  };
}

export function unzip(archive: Uint8Array, done: Done<Unzipped>) {
  try {
    done(null, unzipSync(archive, { filter: limitedXml() }));
  } catch (error) {
    done(error as Error, {});
  }
}
