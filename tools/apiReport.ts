/** Reads the API report of the ui package, `packages/ui/api.md`. */
export function readApiReport(api: string) {
  /** Sections of the report by entry. */
  const entries = api
    .split(/^## /m)
    .slice(1)
    .map((block) => ({ entry: block.slice(0, block.indexOf('\n')), block }));

  /** String union types, which are expanded in the types of props. */
  const choices = new Map(
    [...api.matchAll(/^type (\w+) = ('[^']*'(?: \| '[^']*')+)$/gm)].map(([, name = '', type = '']) => [name, type]),
  );

  return {
    /** Returns the import statement of an entry. */
    importLine: (name: string) => {
      const found = entries.find(({ entry }) => entry.toLowerCase() === name.toLowerCase());
      const values = [...(found?.block.matchAll(/^(\w+): /gm) ?? [])].map(([, value]) => value);
      return values.length > 0 ? `import { ${values.join(', ')} } from '@larder/ui/${found?.entry}';` : undefined;
    },

    /** Returns the entry of a component that exports a name. */
    entryOf: (name: string) => {
      const exported = new RegExp(`^${name}: `, 'm');
      const own = entries.filter(({ entry, block }) => /^[A-Z]/.test(entry) && exported.test(block));
      return (own.find(({ entry }) => entry === name) ?? own[0])?.entry;
    },

    /** Returns the types and default values of a component's props. */
    propsOf: (component: string) => {
      const [, body = ''] = api.match(new RegExp(`^interface ${component}Props\\b[^\n]*{\n([^]*?)^}`, 'm')) ?? [];
      return new Map(
        [...body.matchAll(/^ {2}'?([\w-]+)'?\??: (.+?)(?: \/\/ (.+))?$/gm)].map(([, name = '', type = '', value]) => [
          name,
          { type: choices.get(type) ?? type, value },
        ]),
      );
    },
  };
}
