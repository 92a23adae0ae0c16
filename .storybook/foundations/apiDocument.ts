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

/** What an answer means; a refusal is described once for all calls. */
export const meaningOf = (answer: { $ref?: string; description?: string }) =>
  answer.$ref ? (document.components.responses[nameOf(answer.$ref)]?.description ?? '') : (answer.description ?? '');

const nameOf = (ref: string) => ref.split('/').at(-1) ?? '';
const silent = new Set(['type', 'properties', 'required', 'items', 'enum', 'const', '$ref', 'anyOf', 'oneOf', 'allOf']);

/** Rules as they stand in the document: `minimum 1, maximum 1000`. */
function rulesOf(schema: Schema) {
  const words = Object.entries(schema).filter(
    ([word]) =>
      !silent.has(word) && word !== 'additionalProperties' && word !== 'propertyNames' && word !== 'description',
  );
  return words.map(([word, value]) => `${word} ${JSON.stringify(value)}`).join(', ');
}

/** A schema as a type that a person reads at a glance. */
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

/** The types that a schema names, and those that they name, each once. */
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

/** A schema with every type it names below it. */
export const declarationOf = (schema: Schema) =>
  [
    typeOf(schema),
    ...namesIn(schema).map((name) => `${name} = ${typeOf(document.components.schemas[name] ?? {})}`),
  ].join('\n\n');

/** A parameter in one line: its type and its rules. */
export const parameterOf = (schema: Schema) => [typeOf(schema), rulesOf(schema)].filter(Boolean).join(', ');
