/** A stretch of code of one kind. */
export interface CodeToken {
  text: string;
  /** Kind of word, such as `keyword`; none is plain. */
  kind?: string;
}

/** The part of a highlighter's tree that is read here. */
export interface CodeNode {
  type: string;
  value?: string;
  properties?: { className?: unknown };
  children?: readonly CodeNode[];
}

const kindOf = (className: unknown) =>
  Array.isArray(className) ? String(className[0] ?? '').replace(/^hljs-/, '') || undefined : undefined;

/** A highlighter's tree as lines of tokens; what reaches over several lines is cut at their ends. */
export function codeLines(nodes: readonly CodeNode[]): CodeToken[][] {
  const lines: CodeToken[][] = [[]];
  const walk = (node: CodeNode, kind: string | undefined) => {
    if (node.type === 'text') {
      for (const [index, part] of (node.value ?? '').split('\n').entries()) {
        if (index > 0) lines.push([]);
        if (part !== '') lines.at(-1)?.push(kind === undefined ? { text: part } : { text: part, kind });
      }
    }
    for (const child of node.children ?? []) walk(child, kindOf(node.properties?.className) ?? kind);
  };
  for (const node of nodes) walk(node, undefined);
  return lines;
}

/** Code that is not highlighted (yet). */
export const plainLines = (code: string) => codeLines([{ type: 'text', value: code }]);
