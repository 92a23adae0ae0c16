// Replaces fflate's asynchronous functions, which create workers from strings: the content security policy
// blocks those, and the spreadsheet libraries already run in a worker.
import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped, type Zippable } from 'fflate/browser';

type Done<Result> = (error: Error | null, result: Result) => void;

export { strFromU8, strToU8, unzipSync, zipSync };

export const zip = (files: Zippable, done: Done<Uint8Array>) => done(null, zipSync(files));

export function unzip(archive: Uint8Array, done: Done<Unzipped>) {
  try {
    done(null, unzipSync(archive));
  } catch (error) {
    done(error as Error, {});
  }
}
