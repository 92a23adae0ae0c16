#!/usr/bin/env node
/**
 * Fails if chunks of the built app import each other. The first of them runs before the modules that it imports, so the
 * app works or fails depending on which page opens first.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Returns the files that each chunk imports statically. */
function chunkImports(assets) {
  const importsOf = (file) =>
    [...readFileSync(new URL(file, assets), 'utf8').matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(
      ([, name]) => name,
    );
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'));
  return new Map(files.map((file) => [file, importsOf(file)]));
}

/** Returns cycles in a graph, each as the nodes from its first to its last. */
export function findCycles(graph) {
  const visited = new Set();
  const cycles = [];
  const visit = (node, path) => {
    const start = path.indexOf(node);
    if (start !== -1) return void cycles.push(path.slice(start));
    if (visited.has(node)) return;
    visited.add(node);
    for (const next of graph.get(node) ?? []) visit(next, [...path, node]);
  };
  for (const node of graph.keys()) visit(node, []);
  return cycles;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const imports = chunkImports(new URL('../apps/admin/dist/assets/', import.meta.url));
  const cycles = findCycles(imports);
  for (const cycle of cycles) process.stderr.write(`Chunks import each other: ${[...cycle, cycle[0]].join(' → ')}\n`);
  if (cycles.length > 0) process.stderr.write('Change the groups in apps/admin/chunks.ts.\n');
  process.stdout.write(`${imports.size} chunks, ${cycles.length} cycles.\n`);
  process.exit(cycles.length === 0 ? 0 : 1);
}
