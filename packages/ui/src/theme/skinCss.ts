import type { SkinValues } from './tokens';
import { base, vars } from './vars.css';

type Tree = { readonly [key: string]: string | Tree };

/** Returns `--ld-…:value` for each value with a variable in the contract. */
function declarations(contract: Tree, values: Tree): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const variable = contract[key];
    if (variable === undefined) return [];
    return typeof value === 'string'
      ? [`${(variable as string).slice(4, -1)}:${value}`]
      : declarations(variable as Tree, value);
  });
}

const numbered = (prefix: string, values: readonly string[]) =>
  Object.fromEntries(values.map((value, i) => [`${prefix}${i + 1}`, value]));

/** Returns the CSS of a skin. The doubled attribute selector wins over the library's skins in any order. */
export function skinCss(name: string, { scheme, chart, sequential, ...values }: SkinValues, constants: Tree = {}) {
  const own = { ...values, chart: numbered('c', chart), sequential: numbered('s', sequential) };
  const lines = [
    `color-scheme:${scheme}`,
    ...declarations(vars, own as unknown as Tree),
    ...declarations(base as unknown as Tree, constants),
  ];
  const rule = `[data-skin="${name}"][data-skin]{${lines.join(';')}}`;
  // Dark skins apply to screens only: light text would be invisible on paper.
  return `${scheme === 'dark' ? `@media screen{${rule}}` : rule}\n`;
}
