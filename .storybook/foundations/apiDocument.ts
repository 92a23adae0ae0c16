import source from '../../docs/openapi.json?raw';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  [word: string]: unknown;
}

interface Content {
  content?: Record<string, { schema: Schema }>;
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security?: unknown[];
  'x-ability'?: { action: string; subject: string }[];
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, { $ref?: string; description?: string } & Content>;
}

export interface ApiCall extends Operation {
  method: string;
  path: string;
}

interface Document {
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, { description: string }> };
}

const document = JSON.parse(source) as Document;

export const apiCalls: ApiCall[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
);

/** Returns the description of a response. Error responses are shared by reference. */
export const descriptionOf = (response: { $ref?: string; description?: string }) =>
  response.$ref
    ? (document.components.responses[nameOf(response.$ref)]?.description ?? '')
    : (response.description ?? '');

const nameOf = (ref: string) => ref.split('/').at(-1) ?? '';
const silent = new Set(['type', 'properties', 'required', 'items', 'enum', 'const', '$ref', 'anyOf', 'oneOf', 'allOf']);

/** Lists the constraints of a schema, such as `minimum 1, maximum 1000`. */
function rulesOf(schema: Schema) {
  const words = Object.entries(schema).filter(
    ([word]) =>
      !silent.has(word) && word !== 'additionalProperties' && word !== 'propertyNames' && word !== 'description',
  );
  return words.map(([word, value]) => `${word} ${JSON.stringify(value)}`).join(', ');
}

/** Formats a schema as a TypeScript type. */
export function typeOf(schema: Schema, indent = ''): string {
  const { $ref, enum: options, const: only, anyOf, oneOf, allOf, items, properties, additionalProperties } = schema;
  if ($ref) return nameOf($ref);
  if (options) return options.map((option) => JSON.stringify(option)).join(' | ');
  if (only !== undefined) return JSON.stringify(only);
  const shapes = anyOf ?? oneOf;
  if (shapes) return shapes.map((shape) => typeOf(shape, indent)).join(' | ');
  if (allOf) return allOf.map((shape) => typeOf(shape, indent)).join(' & ');
  if (items) {
    const entry = typeOf(items, indent);
    return / [|&] /.test(entry) && !entry.startsWith('{') ? `(${entry})[]` : `${entry}[]`;
  }
  if (properties) {
    const inner = `${indent}  `;
    const lines = Object.entries(properties).map(([name, member]) => {
      const rules = rulesOf(member);
      const mark = schema.required?.includes(name) ? '' : '?';
      return `${inner}${name}${mark}: ${typeOf(member, inner)};${rules ? ` // ${rules}` : ''}`;
    });
    return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
  }
  if (additionalProperties && typeof additionalProperties === 'object') {
    return `Record<string, ${typeOf(additionalProperties, indent)}>`;
  }
  return [schema.type ?? 'any'].flat().join(' | ');
}

/** Returns the names of all types that a schema references, directly or indirectly. */
export function namesIn(schema: unknown, found: string[] = []): string[] {
  if (typeof schema !== 'object' || schema === null) return found;
  for (const [word, value] of Object.entries(schema)) {
    if (word !== '$ref') namesIn(value, found);
    else if (!found.includes(nameOf(String(value)))) {
      const name = nameOf(String(value));
      found.push(name);
      namesIn(document.components.schemas[name], found);
    }
  }
  return found;
}

/** Formats a schema, followed by every type that it references. */
export const declarationOf = (schema: Schema) =>
  [
    typeOf(schema),
    ...namesIn(schema).map((name) => `${name} = ${typeOf(document.components.schemas[name] ?? {})}`),
  ].join('\n\n');

/** Formats the type and the constraints of a parameter. */
export const parameterOf = (schema: Schema) => [typeOf(schema), rulesOf(schema)].filter(Boolean).join(', ');
