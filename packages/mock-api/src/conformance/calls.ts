import * as contract from '@larder/domain/contract';
import type { Endpoint } from '@larder/domain/contract';
import { asText } from './client';

type Schema = Endpoint['input'];

/** An endpoint with its name, such as `user.list`. */
export interface Call {
  id: string;
  /** Name of the endpoint table. */
  table: string;
  endpoint: Endpoint;
  /** Properties of its input. Empty for a union. */
  members: Record<string, Schema>;
  /** True if the input is an object, so that each property can be tested. */
  isPlain: boolean;
}

const shapeOf = (schema: Schema): Record<string, Schema> | undefined =>
  (schema as unknown as { _zod: { def: { shape?: Record<string, Schema> } } })._zod.def.shape;

/** Returns all endpoints. Finds the tables by the names of their exports. */
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

/** Splits an input into path, query and body. */
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
