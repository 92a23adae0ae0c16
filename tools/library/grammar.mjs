const isState = /^(is|has)[A-Z]/;
const isEvent = /Event\b|EventHandler/;

/** Verbs for callbacks, in the present tense. Names based on DOM events are exempt. */
const verbs =
  /(Change|Action|Add|Back|Blur|Clear|Click|Close|Commit|Complete|Confirm|Copy|Create|Error|Finish|Leave|Load|Move|Navigate|Open|Progress|Reach|Receive|Reload|Remove|Reorder|Retry|Select|Star|Toggle)(?![a-z])/;
const htmlEvents = new Set(['onEnded', 'onFrameKeyDown']);

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
  if (/^on[A-Z]/.test(name) && !verbs.test(name) && !htmlEvents.has(name))
    return 'name what happens with a verb, such as onRemove, or with on…Change';
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
