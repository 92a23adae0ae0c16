import * as z from 'zod/mini';

/** Returns the name of a schema in the document: `User` for `userSchema`. */
const titleOf = (name) => {
  const stem = name.replace(/Schema$/, '');
  return stem[0].toUpperCase() + stem.slice(1);
};

/** Schema types that become components; strings and numbers are inlined. */
const named = new Set(['object', 'union', 'enum']);

/** Returns the JSON Schema keywords of custom checks in the contract. */
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

/** Checks with a number: `maxLength:120`. */
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

/** Converts zod schemas to JSON Schema 2020-12. Exported schemas become components. */
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
        // Unknown members are allowed: client and server ignore them.
        if (type === 'object' && !catchall) delete jsonSchema.additionalProperties;
        if (io === 'input' && type === 'default') jsonSchema.default ??= defaultValue;
        // Members with a default are optional in input.
        if (io === 'input' && jsonSchema.required && shape) {
          jsonSchema.required = jsonSchema.required.filter((name) => !z.safeParse(shape[name], undefined).success);
          if (jsonSchema.required.length === 0) delete jsonSchema.required;
        }
        // The range of safe integers is specific to JavaScript.
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

  /** Returns the schema of parameters, never as a component. */
  const parametersOf = (schema) =>
    schemaOf(schema._zod.def.type === 'object' ? z.object(schema.shape) : schema, 'input');

  /** Returns the schema as JSON Schema. Named schemas are added to the components of the document. */
  function schemaOf(schema, io) {
    // Zod inlines a named schema at the root, so wrap it in an object.
    const isNamed = registry.has(schema);
    const { root, $defs } = write(isNamed ? z.object({ it: schema }) : schema, io);
    const names = {};
    // Input and output can differ (defaults, parameters): the input gets a separate name.
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
