import * as contract from '@larder/domain/contract';
import type { Endpoint } from '@larder/domain/contract';
import { asText } from './client';

type Schema = Endpoint['input'];

/** One call of the contract under its name, `user.list`. */
export interface Call {
  id: string;
  /** What the calls of one table share. */
  table: string;
  endpoint: Endpoint;
  /** The members of its input; none where it has several shapes. */
  members: Record<string, Schema>;
  /** Its input has one shape, so that it can be judged member by member. */
  isPlain: boolean;
}

const shapeOf = (schema: Schema): Record<string, Schema> | undefined =>
  (schema as unknown as { _zod: { def: { shape?: Record<string, Schema> } } })._zod.def.shape;

/** Every call: each table of endpoints is an export that says so in its name, so a new one is found by itself. */
export function listCalls(tables: Record<string, unknown> = contract): Call[] {
  return Object.entries(tables)
    .filter(([name]) => name.endsWith('Endpoints'))
    .flatMap(([name, endpoints]) =>
      Object.entries(endpoints as Record<string, Endpoint>).map(([key, endpoint]) => {
        const table = name.replace(/Endpoints$/, '');
        const shape = shapeOf(endpoint.input);
        return { id: `${table}.${key}`, table, endpoint, members: shape ?? {}, isPlain: shape !== undefined };
      }),
    );
}

export const isRequired = (schema: Schema | undefined) => schema !== undefined && !schema.safeParse(undefined).success;

/** Splits an input as it travels: into the path, the query, the body. */
export function toRequest({ endpoint }: Call, input: Record<string, unknown>) {
  const rest = { ...input };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(asText(value ?? 0));
  });
  const { method } = endpoint;
  return method === 'POST' ? { method, path, body: rest } : { method, path, query: rest };
}
