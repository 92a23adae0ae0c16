#!/usr/bin/env node
/** `larder-skin skin.ts skin.css` writes the styles of all skins that a module exports to a style sheet. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [from, to] = process.argv.slice(2);
const usage = `Usage: larder-skin <module with createSkin exports> [file.css]

Writes the styles of all exported skins to the file, or to the standard output.
`;
if (from === '--help' || from === '-h') {
  process.stdout.write(usage);
  process.exit(0);
}
if (!from || from.startsWith('-')) {
  process.stderr.write(usage);
  process.exit(2);
}
try {
  const exported = Object.values(await import(pathToFileURL(resolve(from)).href));
  const skins = exported.filter((value) => typeof value?.css === 'string' && typeof value.name === 'string');
  if (skins.length === 0) throw new Error(`${from} exports no skin. Add: export const skin = createSkin({ … });`);
  const css = skins.map((skin) => skin.css).join('');
  if (to) writeFileSync(to, css);
  else process.stdout.write(css);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
