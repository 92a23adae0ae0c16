import api from '../packages/ui/api.md?raw';

/** Blocks of the document of the public surface, by the name of their entry. */
const entries = api
  .split(/^## /m)
  .slice(1)
  .map((block) => ({ entry: block.slice(0, block.indexOf('\n')), block }));

/** Names of choices, spelled out where a prop takes one. */
const choices = new Map(
  [...api.matchAll(/^type (\w+) = ('[^']*'(?: \| '[^']*')+)$/gm)].map(([, name = '', type = '']) => [name, type]),
);

/** The line that imports what an entry of the package exports. */
export function importLine(name: string) {
  const found = entries.find(({ entry }) => entry.toLowerCase() === name.toLowerCase());
  const values = [...(found?.block.matchAll(/^(\w+): /gm) ?? [])].map(([, value]) => value);
  return values.length > 0 ? `import { ${values.join(', ')} } from '@larder/ui/${found?.entry}';` : undefined;
}

/** Types of a component's own props and, where they say so, what a prop is when it is left out. */
export function propsOf(component: string) {
  const [, body = ''] = api.match(new RegExp(`^interface ${component}Props\\b[^\n]*{\n([^]*?)^}`, 'm')) ?? [];
  return new Map(
    [...body.matchAll(/^ {2}'?([\w-]+)'?\??: (.+?)(?: \/\/ (.+))?$/gm)].map(([, name = '', type = '', value]) => [
      name,
      { type: choices.get(type) ?? type, value },
    ]),
  );
}
