/** Reads the contract and the queries of an entity for `pnpm new list`. */
import { build } from 'esbuild';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const defOf = (schema) => schema._zod.def;

/** Unwraps optional, default and similar schemas. */
function inner(schema) {
  const { type, innerType, in: input } = defOf(schema);
  if (innerType) return inner(innerType);
  return type === 'pipe' ? inner(input) : schema;
}
const typeOf = (schema) => defOf(inner(schema)).type;
const shapeOf = (schema) => (typeOf(schema) === 'object' ? defOf(inner(schema)).shape : {});
const valuesOf = (schema) => (typeOf(schema) === 'enum' ? Object.values(defOf(inner(schema)).entries) : []);

/** Bundles the contract of `root` and imports it. */
async function importContract(root) {
  const folder = mkdtempSync(join(root, '.contract-'));
  try {
    const outfile = join(folder, 'contract.mjs');
    await build({
      entryPoints: [join(root, 'packages/domain/src/contract.ts')],
      bundle: true,
      format: 'esm',
      platform: 'node',
      outfile,
      logLevel: 'error',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the names of the query factory and the hook that call `endpoints.list`. */
function queriesOf(folder, endpoints) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.queries.ts'));
  const blocks = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/^(?=export const )/m));
  const nameOf = (block) => block?.match(/^export const (\w+)/)?.[1];
  const factory = blocks.find((block) => block.includes(`call(${endpoints}.list,`));
  const hook = blocks.find((block) => /useQuery\((\{ \.\.\.)?(\w+)\(/.exec(block)?.[2] === nameOf(factory));
  if (!factory || !hook) throw new Error(`${folder} has no query of ${endpoints}.list with a hook.`);
  return { query: nameOf(factory), hook: nameOf(hook), hasInput: !/^export const \w+ = \(\)/.test(factory) };
}

/** Finds the rows in the response: the response itself or one of its fields. */
function rowsOf(output) {
  const isRows = (schema) => typeOf(schema) === 'array' && 'id' in shapeOf(defOf(inner(schema)).element);
  if (isRows(output)) return { schema: defOf(inner(output)).element };
  const fields = Object.entries(shapeOf(output)).filter(([, schema]) => isRows(schema));
  const [field, schema] = fields.find(([name]) => name !== 'allData') ?? fields[0] ?? [];
  return field && { field, schema: defOf(inner(schema)).element };
}

const simple = new Set(['string', 'number', 'boolean', 'enum']);
const names = ['name', 'fullName', 'full_name', 'title', 'label', 'subject'];
const most = 6;

/** Describes the list of an entity from its contract; throws if something is missing. */
export async function listSource(root, { feature, singular }) {
  const folder = join(root, 'packages/domain/src', feature);
  if (!existsSync(folder)) throw new Error(`packages/domain/src/${feature} does not exist.`);
  const contract = await importContract(root);
  const endpoints = `${singular}Endpoints`;
  const list = contract[endpoints]?.list;
  if (!list) throw new Error(`The contract exports no ${endpoints}.list.`);
  const rows = rowsOf(list.output);
  if (!rows) throw new Error(`The response of ${endpoints}.list has no rows with an ID.`);
  const schemaName = Object.keys(contract).find((name) => contract[name] === rows.schema && name.endsWith('Schema'));
  if (!schemaName) throw new Error(`The schema of the rows of ${endpoints}.list is not exported.`);

  const shape = shapeOf(rows.schema);
  const input = shapeOf(list.input);
  const isPaged = 'page' in input;
  const fields = Object.keys(shape).filter(
    (name) => simple.has(typeOf(shape[name])) && !['id', 'version', 'avatar'].includes(name),
  );
  const key = names.find((name) => fields.includes(name)) ?? fields[0];
  const columns = [key, ...fields.filter((name) => name !== key)].slice(0, most);
  const type = schemaName.replace(/Schema$/, '');
  return {
    ...queriesOf(folder, endpoints),
    access: [list.ability ?? []].flat().map(({ action, subject }) => `${action} ${subject}`)[0],
    type: type[0].toUpperCase() + type.slice(1),
    rowsField: rows.field,
    hasTotal: 'total' in shapeOf(list.output),
    all: 'allData' in shapeOf(list.output) ? 'allData' : undefined,
    isPaged,
    columns,
    key,
    sortColumns: isPaged ? (input.sortColumn ? valuesOf(input.sortColumn) : []) : columns,
    filters: columns
      .filter((name) => typeOf(shape[name]) === 'enum')
      .filter((name) => !isPaged || (name in input && typeOf(input[name]) === 'string'))
      .map((name) => ({ name, values: valuesOf(shape[name]) })),
  };
}
