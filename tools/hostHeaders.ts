/** Headers that a host sends for a path. */
export type HeadersOf = (path: string) => Record<string, string>;

/** Reads a `_headers` file: all rules that match a path apply, repeated headers are joined. */
export function parseHeadersFile(text: string): HeadersOf {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name, value] = /^\s+([^:]+): (.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)!.headers.push([name, value]);
    else rules.push({ pattern: patternOf(line), headers: [] });
  }
  return (path) => {
    const sent: Record<string, string> = {};
    for (const { pattern, headers } of rules)
      if (pattern.test(path))
        for (const [name, value] of headers) sent[name] = name in sent ? `${sent[name]}, ${value}` : value;
    return sent;
  };
}

function patternOf(path: string) {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/\*/g, '.*')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

/** Reads `add_header`, `set` and `if ($uri ~ …)` of the `server` block of an nginx configuration. */
export function parseNginxConfig(text: string): HeadersOf {
  const headers = [...text.matchAll(/^add_header (\S+) (?:"([^"]*)"|(\$\w+))/gm)];
  const sets = [...text.matchAll(/^(?:if \(\$uri ~ (\S+)\) \{\s+)?set (\$\w+) "([^"]*)"/gm)];
  return (path) => {
    const variables = new Map<string, string>();
    for (const [, pattern, name = '', value = ''] of sets)
      if (pattern === undefined || new RegExp(pattern).test(path)) variables.set(name, value);
    return Object.fromEntries(
      headers.map(([, name = '', value, variable = '']) => [name, value ?? variables.get(variable) ?? '']),
    );
  };
}
