import * as vanilla from '@vanilla-extract/css';
import type { ComplexStyleRule, GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { base, components, reset } from './layers.css';

function inLayer(rule: StyleRule, layer = components) {
  // Every sheet declares the order of the layers: bundlers link split sheets in any order, and the first one decides.
  for (const name of [reset, base, components]) vanilla.globalLayer(name);
  return { '@layer': { [layer]: rule } } as StyleRule;
}

const layered = (rule: ComplexStyleRule): ComplexStyleRule =>
  Array.isArray(rule)
    ? rule.map((part) => (typeof part === 'string' || Array.isArray(part) ? part : inLayer(part)))
    : inLayer(rule);

/** vanilla-extract's `style` in the components layer. Unlayered CSS overrides it, regardless of specificity. */
export const style: typeof vanilla.style = (rule, debugId) => vanilla.style(layered(rule), debugId);

interface StyleVariants {
  <Key extends string | number>(rules: Record<Key, ComplexStyleRule>, debugId?: string): Record<Key, string>;
  <Data extends Record<string | number, unknown>, Key extends keyof Data>(
    data: Data,
    toRule: (value: Data[Key], key: Key) => ComplexStyleRule,
    debugId?: string,
  ): Record<keyof Data, string>;
}

/** vanilla-extract's `styleVariants` in the components layer. */
export const styleVariants: StyleVariants = (
  data: Record<string, unknown>,
  toRule?: string | ((value: never, key: never) => ComplexStyleRule),
  debugId?: string,
) =>
  typeof toRule === 'function'
    ? vanilla.styleVariants(data, (value, key) => layered(toRule(value as never, key as never)), debugId)
    : vanilla.styleVariants(data as Record<string, ComplexStyleRule>, layered, toRule);

/** vanilla-extract's `globalStyle` in a layer, by default the components layer. */
export const globalStyle = (selector: string, rule: GlobalStyleRule, layer = components) =>
  vanilla.globalStyle(selector, inLayer(rule as StyleRule, layer) as GlobalStyleRule);
