import { decodeUrlPart } from '../../lib/decodeUrlPart';
import type { Args, ControlType } from './storyInfo';

type Controls = Readonly<Record<string, ControlType>>;

function parseValue(control: ControlType, text: string): string | number | boolean | undefined {
  if (control.kind === 'boolean') return text === 'true';
  if (control.kind === 'choice') return control.options.includes(text) ? text : undefined;
  if (control.kind === 'text') return text;
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
}

/** Parses the args in a link, such as `size:lg;block:true`. Ignores unknown props and impossible values. */
export function parseArgs(args: string | undefined, controls: Controls): Args {
  const pairs = (args ?? '').split(';').flatMap((pair) => {
    const end = pair.indexOf(':');
    const name = pair.slice(0, Math.max(end, 0));
    if (!Object.hasOwn(controls, name)) return [];
    const text = pair.slice(end + 1);
    const value = parseValue(controls[name]!, decodeUrlPart(text) ?? text);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(pairs);
}

/** Formats args for a link. */
export const formatArgs = (args: Args): string =>
  Object.entries(args)
    .map(([name, value]) => `${name}:${encodeURIComponent(String(value))}`)
    .join(';');
