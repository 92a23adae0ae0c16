/** A content line of an iCalendar file (RFC 5545, 3.1). The value is raw. */
export interface IcsLine {
  name: string;
  parameters: Readonly<Record<string, string>>;
  value: string;
}

/** An iCalendar component: its lines between `BEGIN` and `END`, and its nested components. */
export interface IcsComponent {
  name: string;
  lines: IcsLine[];
  children: IcsComponent[];
}

const maxOctets = 75;
const encoder = new TextEncoder();

/** Folds a line after 75 octets, between characters. */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxOctets) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

/** Control characters, which no value may contain. Line breaks and tabs are allowed in texts. */
const controls = /(?![\t\n])\p{Cc}/gu;

export const escapeText = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(controls, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

export const unescapeText = (text: string) =>
  text.replaceAll(/\\(.)/g, (_match, character: string) => (/n/i.test(character) ? '\n' : character));

/** Quotes the value of a parameter, which cannot contain quotation marks. */
export const quoteParameter = (text: string) => `"${text.replaceAll(/["\n\t]/g, ' ').replaceAll(controls, '')}"`;

const lineStart = /^[A-Za-z0-9-]+/;
const parameter = /;([A-Za-z0-9-]+)=("[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*/y;

/** Parses an unfolded line, or returns undefined if it is invalid. Reads only the first value of a parameter. */
export function parseLine(text: string): IcsLine | undefined {
  const name = lineStart.exec(text)?.[0];
  if (name === undefined) return undefined;
  const parameters: Record<string, string> = {};
  let at = name.length;
  parameter.lastIndex = at;
  for (let match = parameter.exec(text); match; match = parameter.exec(text)) {
    parameters[match[1]!.toUpperCase()] = match[2]!.replaceAll('"', '');
    at = parameter.lastIndex;
  }
  return text[at] === ':' ? { name: name.toUpperCase(), parameters, value: text.slice(at + 1) } : undefined;
}

/** Joins folded lines. */
function unfold(text: string): string[] {
  const lines: string[][] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (/^[ \t]/.test(line)) lines.at(-1)?.push(line.slice(1));
    else lines.push([line]);
  }
  return lines.map((parts) => parts.join(''));
}

/** Parses the calendars of a file, or returns why it can't be parsed. Ignores malformed lines. */
export function parseComponents(text: string): IcsComponent[] | 'notCalendar' | 'cutOff' {
  const root: IcsComponent = { name: '', lines: [], children: [] };
  const open = [root];
  for (const row of unfold(text.replace(/^\uFEFF/, ''))) {
    const line = parseLine(row);
    const parent = open.at(-1)!;
    if (!line) continue;
    const component = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN') {
      const child = { name: component, lines: [], children: [] };
      parent.children.push(child);
      open.push(child);
    } else if (line.name === 'END') {
      if (open.length === 1 || parent.name !== component) return 'cutOff';
      open.pop();
    } else parent.lines.push(line);
    if (open.length > 1 && open[1]!.name !== 'VCALENDAR') return 'notCalendar';
  }
  if (root.children.length === 0) return 'notCalendar';
  return open.length > 1 ? 'cutOff' : root.children;
}
