import { createSchemas } from './schemas.mjs';

const byText = (one, other) => (one < other ? -1 : 1);
const isTable = ([name]) => name.endsWith('Endpoints');

/** Returns the endpoint tables of the contract. */
export const tablesOf = (contract) => Object.entries(contract).filter(isTable).toSorted(byName);
const byName = ([one], [other]) => byText(one, other);

const problems = {
  400: ['Malformed', 'A parameter, the path or the JSON body is malformed.'],
  401: ['Unauthenticated', 'The token is missing, unknown or expired.'],
  403: ['Forbidden', 'The user lacks the permission.'],
  404: ['NotFound', 'There is no record with this ID.'],
  409: ['Conflict', 'Conflicts with the current state: a value is taken, or someone else saved first.'],
  422: ['Invalid', 'Validation failed; `errors` lists the fields.'],
  503: ['Unavailable', 'Temporarily unavailable; retry later.'],
};

const problem = {
  type: 'object',
  description: 'RFC 9457 problem details, used for all errors. `code` is stable; compare it instead of `detail`.',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', examples: ['validation', 'taken', 'version_conflict', 'not_found'] },
    detail: { type: 'string' },
    errors: {
      type: 'object',
      description: 'Message keys by field, with a number for messages that contain one.',
      additionalProperties: { type: 'array', items: { $ref: '#/components/schemas/FieldError' } },
    },
  },
  required: ['type', 'title', 'status', 'code'],
};
const fieldError = {
  anyOf: [
    { type: 'string' },
    {
      type: 'object',
      properties: { key: { type: 'string' }, n: { type: 'number' } },
      required: ['key'],
      additionalProperties: { type: ['string', 'number'] },
    },
  ],
};

const pathNames = (path) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

/** Returns the error statuses that follow from the endpoint definition. */
function statusesOf({ method, path, ability, public: isPublic }, fields) {
  const names = Object.keys(fields);
  const addressesRecord = pathNames(path).length > 0 || names.some((name) => /^(id|ids|.+Ids?)$/.test(name));
  return [
    (method === 'POST' || names.length > 0) && 400,
    !isPublic && 401,
    ability && 403,
    addressesRecord && 404,
    method !== 'GET' && 409,
    method === 'POST' && 422,
    503,
  ].filter(Boolean);
}

/** Returns the members of an object, or of all variants of a union. */
function membersOf(schema, components) {
  if (schema.$ref) return membersOf(components[schema.$ref.split('/').pop()], components);
  const shapes = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (shapes) return Object.assign({}, ...shapes.map((shape) => membersOf(shape, components)));
  return schema.properties ?? {};
}

function listParameters({ method, path }, input, components) {
  const inPath = pathNames(path);
  const members = membersOf(input, components);
  const required = input.required ?? [];
  return Object.entries(members)
    .filter(([name]) => method !== 'POST' || inPath.includes(name))
    .map(([name, schema]) => {
      const isPath = inPath.includes(name);
      const isList = schema.type === 'array';
      return {
        name,
        in: isPath ? 'path' : 'query',
        ...(isPath || required.includes(name) ? { required: true } : {}),
        ...(isList ? { style: 'form', explode: true } : {}),
        schema,
      };
    });
}

/** Returns the body of a POST: the input without path parameters. */
function bodyOf(input, inPath) {
  if (inPath.length === 0 || !input.properties) return input;
  const { properties, required = [], ...rest } = input;
  const left = required.filter((name) => !inPath.includes(name));
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.includes(name))),
    ...(left.length > 0 ? { required: left } : {}),
  };
}

const isAny = (schema) => Object.keys(schema).length === 0;

function responseOf(status, output) {
  if (status === 204) return { description: 'Success without content.' };
  return {
    description: status === 201 ? 'Created.' : 'Success.',
    content: { 'application/json': { schema: output } },
  };
}

function operationOf(id, tag, endpoint, { schemaOf, parametersOf, components }) {
  const { method, path, summary, status, otherStatus, ability, public: isPublic } = endpoint;
  const output = schemaOf(endpoint.output, 'output');
  const inPath = pathNames(path);
  const isQuery = method !== 'POST' || inPath.length > 0;
  const input = isQuery ? parametersOf(endpoint.input) : schemaOf(endpoint.input, 'input');
  const parameters = listParameters(endpoint, input, components);
  const body = bodyOf(input, inPath);
  const members = membersOf(body, components);
  const sends = method === 'POST' && !(isAny(body) || (body.type === 'object' && Object.keys(members).length === 0));
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(isPublic ? { security: [] } : {}),
    ...(ability ? { 'x-ability': [ability].flat() } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(sends
      ? {
          requestBody: {
            required: !endpoint.input.safeParse({}).success,
            content: { 'application/json': { schema: body } },
          },
        }
      : {}),
    responses: {
      ...Object.fromEntries([status, otherStatus].filter(Boolean).map((code) => [code, responseOf(code, output)])),
      ...Object.fromEntries(
        statusesOf(endpoint, membersOf(input, components)).map((code) => [
          code,
          { $ref: `#/components/responses/${problems[code][0]}` },
        ]),
      ),
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

const ordered = (record) => Object.fromEntries(Object.entries(record).toSorted(byName));
const response = (description) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/**
 * Creates the OpenAPI 3.1 document of a contract. `tagOf` returns the tag of an endpoint table. The output is
 * deterministic.
 */
export function createDocument(contract, tagOf, { version = '0.1.0' } = {}) {
  const schemas = createSchemas(contract);
  const tables = tablesOf(contract);
  // Outputs first, so that they get the names without a suffix.
  for (const [, table] of tables) for (const { output } of Object.values(table)) schemas.schemaOf(output, 'output');
  const paths = {};
  for (const [name, table] of tables) {
    const prefix = name.replace(/Endpoints$/, '');
    for (const [call, endpoint] of Object.entries(table)) {
      const operation = operationOf(`${prefix}.${call}`, tagOf(name), endpoint, schemas);
      (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation;
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Larder',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'The API that the back office uses. Generated from the endpoint tables of `packages/domain`; `larder-conformance` tests a server against them.',
    },
    servers: [{ url: 'http://localhost:4010', description: '`larder-mock-api --port 4010`' }],
    tags: [...new Set(tables.map(([name]) => tagOf(name)))].toSorted(byText).map((name) => ({ name })),
    security: [{ bearer: [] }],
    paths: ordered(paths),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The access token returned by sign-in.' },
      },
      schemas: ordered({ ...schemas.components, Problem: problem, FieldError: fieldError }),
      responses: {
        ...Object.fromEntries(Object.values(problems).map(([name, text]) => [name, response(text)])),
        Problem: response('Any other error; see `code`.'),
      },
    },
  };
}
