/** A piece of code with one highlighting scope. */
export interface CodeToken {
  text: string;
  /** Highlighting scope, such as `keyword`. Undefined for plain text. */
  scope?: string;
}

/** A node of the lowlight tree (hast), reduced to the fields used here. */
export interface CodeNode {
  type: string;
  value?: string;
  properties?: { className?: unknown };
  children?: readonly CodeNode[];
}

const scopeOf = (className: unknown) =>
  Array.isArray(className) ? String(className[0] ?? '').replace(/^hljs-/, '') || undefined : undefined;

/** Converts a lowlight tree to lines of tokens. Tokens that span lines are split. */
export function codeLines(nodes: readonly CodeNode[]): CodeToken[][] {
  const lines: CodeToken[][] = [[]];
  const visit = (node: CodeNode, scope: string | undefined) => {
    if (node.type === 'text') {
      for (const [index, part] of (node.value ?? '').split('\n').entries()) {
        if (index > 0) lines.push([]);
        if (part !== '') lines.at(-1)?.push(scope === undefined ? { text: part } : { text: part, scope });
      }
    }
    for (const child of node.children ?? []) visit(child, scopeOf(node.properties?.className) ?? scope);
  };
  for (const node of nodes) visit(node, undefined);
  return lines;
}

/** Returns lines without highlighting. */
export const plainLines = (code: string) => codeLines([{ type: 'text', value: code }]);

/** Highlights code that is one import statement, without the highlighter. Returns undefined for other code. */
export function importLines(code: string): CodeToken[][] | undefined {
  if (!/^import \{[^{}'\n]+\} from '[^'\n]+';$/.test(code)) return undefined;
  const scopeOfPart = (part: string) => (part.startsWith("'") ? 'string' : /^[A-Z]/.test(part) ? 'title' : 'keyword');
  const parts = code.split(/(\b(?:import|type|from)\b|\b[A-Z]\w*|'.*')/);
  return [
    parts.flatMap((text, index) => {
      if (text === '') return [];
      return index % 2 === 0 ? { text } : { text, scope: scopeOfPart(text) };
    }),
  ];
}
