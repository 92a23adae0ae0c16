import type { output, ZodMiniType } from 'zod/mini';

/** How a call is addressed and what travels: the one description that client, mock, OpenAPI document and tests read. */
export interface Endpoint<Input = unknown, Output = unknown> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Exact path; `{name}` marks a path parameter, filled from the input. */
  path: string;
  /** Query of GET and DELETE, body of POST, path parameters in both. Parsed by the client before sending and by the mock on arrival. */
  input: ZodMiniType<Input>;
  /** The answer's body. Parsed by the client. */
  output: ZodMiniType<Output>;
  /** Status of success. */
  status: 200 | 201 | 204;
  /** True for the calls that need no token. */
  public?: boolean;
  /** What the caller must be allowed to do; without it 403. */
  ability?: { action: string; subject: string };
}

type InputOf<E> = E extends { input: infer I extends ZodMiniType } ? output<I> : never;
type OutputOf<E> = E extends { output: infer O extends ZodMiniType } ? output<O> : never;
export type EndpointInput<E> = InputOf<E>;
export type EndpointOutput<E> = OutputOf<E>;

/** Writes an endpoint down with its exact types; `status` is 200 unless said. */
export function defineEndpoint<I extends ZodMiniType, O extends ZodMiniType>(
  endpoint: Omit<Endpoint, 'input' | 'output' | 'status'> & { input: I; output: O; status?: Endpoint['status'] },
) {
  return { status: 200 as Endpoint['status'], ...endpoint };
}
