import type { Call } from './calls';
import { isRequired } from './calls';

/** Known values for parameters, collected from responses. */
export interface KnownIds {
  /** IDs by endpoint table, in the order of the responses. */
  ids: Map<string, unknown[]>;
  /** IDs of the user's restaurants. */
  workPlaces: string[];
}

const mostIds = 40;

/** Collects the IDs in a response, breadth first. */
export function collectIds(pool: KnownIds, table: string, response: unknown) {
  const known = pool.ids.get(table) ?? [];
  pool.ids.set(table, known);
  let level: unknown[] = [response];
  while (level.length > 0 && known.length < mostIds) {
    for (const entry of level) {
      const { id } = (entry ?? {}) as { id?: unknown };
      const isId = typeof id === 'number' || typeof id === 'string';
      if (isId && !known.includes(id) && known.length < mostIds) known.push(id);
    }
    level = level.flatMap((entry) =>
      typeof entry === 'object' && entry !== null ? Object.values(entry as object).slice(0, 200) : [],
    );
  }
}

const optionsOf = (schema: unknown): unknown[] => {
  const { def } = (schema as { _zod: { def: { entries?: object; values?: unknown[]; innerType?: unknown } } })._zod;
  return def.entries ? Object.values(def.entries) : (def.values ?? []);
};

/** Returns the candidates for a required parameter, the most likely first. */
function candidates(call: Call, name: string, pool: KnownIds): unknown[] {
  const options = optionsOf(call.members[name]);
  if (options.length > 0) return options;
  if (name === 'restaurant' || name === 'restaurantId') return [...pool.workPlaces, 'all'];
  if (/date|from|to$/i.test(name)) return [new Date().toISOString().slice(0, 10)];
  if (/^id$|Id$/.test(name)) return pool.ids.get(call.table) ?? [];
  if (name === 'section') return [];
  return ['a', 1];
}

/** Returns inputs that the endpoint's schema accepts, with known IDs. */
export function sampleInputs(call: Call, pool: KnownIds, most = 12): Record<string, unknown>[] {
  const required = Object.keys(call.members).filter((name) => isRequired(call.members[name]));
  let inputs: Record<string, unknown>[] = [{}];
  for (const name of required) {
    const values = candidates(call, name, pool);
    inputs = inputs.flatMap((input) => values.map((value) => ({ ...input, [name]: value })));
    inputs = inputs.slice(0, most * 4);
  }
  return inputs.filter((input) => call.endpoint.input.safeParse(input).success).slice(0, most);
}
