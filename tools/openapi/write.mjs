import { format, resolveConfig } from 'prettier';
import { fileURLToPath } from 'node:url';
import { createDocument } from './document.mjs';
import { findHomes } from './homes.mjs';
import { createTable } from './table.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Returns the generated files by path, formatted. */
export async function generatedFiles(contract) {
  const homes = findHomes();
  const options = await resolveConfig(`${root}package.json`);
  const tagOf = (name) => homes.tables[name]?.folder ?? 'other';
  const document = createDocument(contract, tagOf);
  const markdown = createTable(contract, homes);
  return {
    'docs/openapi.json': await format(JSON.stringify(document), { ...options, parser: 'json' }),
    'docs/contract.md': await format(markdown, { ...options, parser: 'markdown' }),
  };
}
