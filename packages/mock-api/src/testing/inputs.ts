import type { Endpoint } from '@larder/domain/contract';
import * as fc from 'fast-check';

type Schema = Endpoint['input'];

interface Def {
  type: string;
  innerType?: Schema;
  element?: Schema;
  shape?: Record<string, Schema>;
  options?: Schema[];
  out?: Schema;
  in?: Schema;
  entries?: Record<string, unknown>;
  values?: unknown[];
  valueType?: Schema;
}

const odd = fc.constantFrom<unknown>(
  null,
  '',
  '   ',
  '<img src=x onerror=alert(1)>',
  '\u202Eevil\u200B',
  '🧀'.repeat(40),
  '((([.*',
  '\u0000',
  'a'.repeat(5000),
  -1,
  0,
  1.5,
  1e21,
  [],
  {},
  '__proto__',
);
const day = '2026-11-20';
const texts = fc.constantFrom(
  'a',
  'Quince',
  '1',
  '2',
  day,
  `${day}T12:00:00Z`,
  '09:30',
  'rst-nyc',
  'rst-lis',
  'all',
  'ada@larder.example',
  'maren.holt@saltmarsh.example',
  'larder-demo-1',
  'https://larder.example/a',
  'quince-paste',
  '+44 20 7946 0000',
);
const numbers = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom(0, -1, 0.5, 4987, 5000, 100_000));

/** Generates values similar to those a schema accepts: mostly valid, so that errors of later checks are tested too. */
export function arbitraryFor(schema: Schema, ids: readonly unknown[], name = '', depth = 0): fc.Arbitrary<unknown> {
  const { def } = (schema as unknown as { _zod: { def: Def } })._zod;
  const inner = (other: Schema | undefined, own = name) => (other ? arbitraryFor(other, ids, own, depth + 1) : odd);
  const named = ids.length > 0 && /^id$|Ids?$/.test(name);
  const right = (): fc.Arbitrary<unknown> => {
    if (depth > 8) return fc.constant(undefined);
    switch (def.type) {
      case 'object':
        return fc.record(
          Object.fromEntries(Object.entries(def.shape ?? {}).map(([key, member]) => [key, inner(member, key)])),
        );
      case 'string':
        return named ? fc.oneof(fc.constantFrom(...ids), texts) : texts;
      case 'number':
        return named ? fc.oneof(fc.constantFrom(...ids), numbers) : numbers;
      case 'boolean':
        return fc.boolean();
      case 'enum':
        return fc.constantFrom(...Object.values(def.entries ?? { a: 'a' }));
      case 'literal':
        return fc.constantFrom(...(def.values ?? ['a']));
      case 'array':
        return fc.array(inner(def.element), { maxLength: 3 });
      case 'record':
        return fc.dictionary(fc.constantFrom('user', 'rst-nyc', 'email', 'a'), inner(def.valueType), { maxKeys: 2 });
      case 'union':
        return fc.oneof(...(def.options ?? []).map((option) => inner(option)));
      case 'pipe':
        return inner(def.out);
      case 'optional':
      case 'default':
        return fc.option(inner(def.innerType), { nil: undefined });
      case 'nullable':
        return fc.option(inner(def.innerType), { nil: null });
      default:
        return def.innerType ? inner(def.innerType) : texts;
    }
  };
  return depth === 0 ? right() : fc.oneof({ weight: 24, arbitrary: right() }, { weight: 1, arbitrary: odd });
}
