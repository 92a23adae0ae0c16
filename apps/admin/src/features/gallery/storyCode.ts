import type { Args, StoryCode } from './storyInfo';

const maxWidth = 80;

const literal = (value: unknown) =>
  typeof value === 'string' ? `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'` : String(value);

function attribute(name: string, code: string) {
  if (code === 'true') return name;
  const [, text] = /^'([^'"\\]*)'$/.exec(code) ?? [];
  return text === undefined ? `${name}={${code}}` : `${name}="${text}"`;
}

/** Formats the code of a story with its changed args. */
export function formatCode(story: StoryCode, changed: Args): string {
  if ('code' in story) return story.code;
  const args = {
    ...story.args,
    ...Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, literal(value)])),
  };
  const { children, ...others } = args;
  const attributes = Object.entries(others)
    .filter(([, code]) => code !== 'undefined' && code !== 'false')
    .map(([name, code]) => attribute(name, code));
  const line = [`<${story.component}`, ...attributes].join(' ');
  const isLong = line.length > maxWidth;
  const start = isLong ? `<${story.component}\n  ${attributes.join('\n  ')}\n` : line;
  const [, text] = /^'([^'{}<>\\]*)'$/.exec(children ?? '') ?? [];
  const end = children === undefined ? `${isLong ? '' : ' '}/>` : `>${text ?? `{${children}}`}</${story.component}>`;
  return `${story.importLine}\n\n${start}${end}`;
}
