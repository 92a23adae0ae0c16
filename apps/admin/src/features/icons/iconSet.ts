import type icons from 'virtual:icon-set';

export type IconRecord = (typeof icons)[number];

export interface IconGroup {
  /** First word of the names, or their first letter. */
  name: string;
  icons: readonly IconRecord[];
}

/** Minimum number of names with the same first word that form a group. */
const minGroup = 12;
const firstWord = (name: string) => name.split('-')[0]!;

/** Groups icons by the first word of their names if several share it, otherwise by their first letter. */
export function groupIcons(icons: readonly IconRecord[]): readonly IconGroup[] {
  const words = Map.groupBy(icons, ([name]) => firstWord(name));
  const groups = Map.groupBy(icons, ([name]) =>
    words.get(firstWord(name))!.length >= minGroup ? firstWord(name) : name.charAt(0).toUpperCase(),
  );
  return [...groups].map(([name, members]) => ({ name, icons: members }));
}

/** Returns the icons for which each word of the query is part of the name or an alias. */
export function findIcons(icons: readonly IconRecord[], query: string): readonly IconRecord[] {
  const words = query
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  return icons.filter(([name, , aliases]) =>
    words.every((word) => [name, ...aliases].some((text) => text.includes(word))),
  );
}

/** Returns the name of the component: `chef-hat` → `ChefHat`. */
export const componentName = (name: string) =>
  name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase());

export interface IconLook {
  size: number;
  stroke: number;
  /** CSS color, undefined to inherit it. */
  color?: string | undefined;
}

export const copyFormats = ['name', 'jsx', 'svg'] as const;
export type CopyFormat = (typeof copyFormats)[number];

/** Returns the text to copy for an icon: its code or its name. */
export function iconCode([name, nodes]: IconRecord, format: CopyFormat, { size, stroke, color }: IconLook): string {
  if (format === 'name') return name;
  if (format === 'jsx') {
    const colored = color ? ` color="${color}"` : '';
    return `<${componentName(name)} size={${size}} strokeWidth={${stroke}}${colored} />`;
  }
  const attributesOf = (attributes: Readonly<Record<string, string>>) =>
    Object.entries(attributes)
      .map(([key, value]) => ` ${key}="${value}"`)
      .join('');
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: String(size),
    height: String(size),
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: color ?? 'currentColor',
    'stroke-width': String(stroke),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return `<svg${attributesOf(root)}>${nodes.map(([tag, attributes]) => `<${tag}${attributesOf(attributes)} />`).join('')}</svg>`;
}
