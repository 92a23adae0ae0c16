import * as z from 'zod/mini';

/** `userSchema` is called `User` in the document. */
const titleOf = (name) => {
  const stem = name.replace(/Schema$/, '');
  return stem[0].toUpperCase() + stem.slice(1);
};

/** What is worth a name of its own; a text or a number is written where it stands. */
const named = new Set(['object', 'union', 'enum']);

/** JSON Schema's words for the rules that the contract writes as functions. */
const words = (rule) =>
  new Map([
    [rule.required, { minLength: 1, pattern: '\\S' }],
    [rule.email, { format: 'email', maxLength: 254 }],
    [rule.username, { pattern: '^[a-z0-9._-]{3,30}$' }],
    [rule.phone, { pattern: '^\\+?[0-9\\s().\\-/]+$' }],
    [rule.password, { minLength: 8 }],
    [rule.url, { format: 'uri' }],
    [rule.slug, { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }],
    [rule.date, { format: 'date' }],
    [rule.instant, { format: 'date-time' }],
    [rule.code, { pattern: '^[0-9]{6}$' }],
    [rule.percent, { minimum: 0, maximum: 100 }],
    [rule.filled, { minItems: 1 }],
  ]);

/** Those that carry a number: `maxLength:120`. */
const counted = {
  minLength: (n) => ({ minLength: n }),
  maxLength: (n) => ({ maxLength: n }),
  min: (n) => ({ minimum: n }),
  max: (n) => ({ maximum: n }),
  decimals: (n) => ({ multipleOf: Number((10 ** -n).toFixed(n)) }),
};

function keyOf(check) {
  try {
    const message = check._zod.def.error?.({});
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
}

function wordsOf(check, known) {
  if (known.has(check)) return known.get(check);
  const [key, n] = keyOf(check).split(':');
  if (key === 'integer') return { type: 'integer' };
  return n !== undefined && counted[key] ? counted[key](Number(n)) : undefined;
}

/** Writes zod schemas as JSON Schema 2020-12, those that the contract exports by name as components. */
export function createSchemas(contract) {
  const known = words(contract.rule);
  const registry = z.registry();
  for (const [name, schema] of Object.entries(contract)) {
    if (named.has(schema?._zod?.def?.type) && !registry.has(schema)) registry.add(schema, { id: titleOf(name) });
  }
  const components = {};

  function write(schema, io) {
    const written = z.toJSONSchema(schema, {
      io,
      metadata: registry,
      unrepresentable: 'any',
      override({ zodSchema, jsonSchema }) {
        const { checks = [], type, catchall, shape, defaultValue } = zodSchema._zod.def;
        for (const check of checks) Object.assign(jsonSchema, wordsOf(check, known));
        // A member that the contract does not name is no fault: both sides pass over it.
        if (type === 'object' && !catchall) delete jsonSchema.additionalProperties;
        if (io === 'input' && type === 'default') jsonSchema.default ??= defaultValue;
        // What is understood when it is missing, such as a list of none, need not be sent.
        if (io === 'input' && jsonSchema.required && shape) {
          jsonSchema.required = jsonSchema.required.filter((name) => !z.safeParse(shape[name], undefined).success);
          if (jsonSchema.required.length === 0) delete jsonSchema.required;
        }
        // The safe range is JavaScript's, not the contract's.
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
        delete jsonSchema.id;
      },
    });
    const { $schema: _dialect, $defs = {}, ...root } = written;
    return { root, $defs };
  }

  const rename = (node, names) => {
    if (Array.isArray(node)) return node.map((entry) => rename(entry, names));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => {
        if (key !== '$ref' || typeof value !== 'string') return [key, rename(value, names)];
        const name = value.replace('#/$defs/', '');
        return [key, `#/components/schemas/${names[name] ?? name}`];
      }),
    );
  };

  /** The parameters of a call, each a member: never a component. */
  const parametersOf = (schema) =>
    schemaOf(schema._zod.def.type === 'object' ? z.object(schema.shape) : schema, 'input');

  /** The schema as it stands in a document; what it names goes to the components. */
  function schemaOf(schema, io) {
    // A root that has a name would be written out in place.
    const isNamed = registry.has(schema);
    const { root, $defs } = write(isNamed ? z.object({ it: schema }) : schema, io);
    const names = {};
    // What is sent may differ from what is answered (defaults, parameters): then it has a name of its own.
    for (const name of Object.keys($defs)) {
      const other = components[name];
      names[name] = io === 'input' && other && !sameText(other, rename($defs[name], {})) ? `${name}Input` : name;
    }
    for (const name of Object.keys($defs)) components[names[name]] ??= rename($defs[name], names);
    return rename(isNamed ? root.properties.it : root, names);
  }

  return { schemaOf, parametersOf, components };
}

const sameText = (one, other) => JSON.stringify(one) === JSON.stringify(other);
