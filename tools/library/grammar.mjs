const isState = /^(is|has)[A-Z]/;
const isEvent = /Event\b|EventHandler/;

/** Names to avoid: `[name, type, replacement]`. */
const retired = [
  [/^(help|hint|note)$/, /./, 'description'],
  [/^(failure|errorMessage)$/, /./, 'error'],
  [/^(emphasis|look)$/, /./, 'variant'],
  [/^color$/, /^(ChartColor|ThemeColor)/, 'tone'],
  [/^emptyText$|^empty$/, /^(string|ReactNode)/, 'emptyState'],
  [/^(end|trailing|\w+End)$/, /^ReactNode/, 'endContent'],
  [/^(start|leading|\w+Start)$/, /^ReactNode/, 'startContent'],
  [/^(busy|pending|refreshing)$/, /boolean/, 'loading'],
  [/^selected(Ids?|Items?)$/, /./, 'selectedKeys'],
  [/^expanded(Ids)?$/, /string\[\]|Iterable|Set/, 'expandedKeys'],
  [/^mirror/, /./, 'icons/directional.ts'],
];

function advice({ name, type }) {
  if (isState.test(name) && /\bboolean\b/.test(type) && !type.includes('=>'))
    return 'use an HTML attribute name or an adjective without "is" or "has"';
  if (name === 'onChange' && !isEvent.test(type)) return 'use onValueChange; onChange is the DOM event';
  const rule = retired.find(([word, types]) => word.test(name) && types.test(type));
  return rule && `use ${rule[2]}`;
}

/** Reports public props that break the naming rules of docs/contributing/component.md. */
export function ungrammatical(api) {
  const broken = Object.values(api)
    .flat()
    .flatMap(({ name, props = [] }) =>
      props.flatMap((prop) => (advice(prop) ? [`${name}.${prop.name}: ${advice(prop)}.`] : [])),
    );
  return [...new Set(broken)];
}
