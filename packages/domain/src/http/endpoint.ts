import { config, type input, type output, type ZodMiniType } from 'zod/mini';

// The content security policy forbids `eval`, and zod would probe for it.
config({ jitless: true });

export interface EndpointRight {
  action: string;
  subject: string;
}

/** How a call is addressed and what travels: the one description that client, mock, OpenAPI document and tests read. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** Exact path; `{name}` marks a path parameter, filled from the input. */
  path: string;
  /** Query of GET and DELETE, body of POST, path parameters in both. Parsed by the client before sending and by the mock on arrival. */
  input: ZodMiniType;
  /** The answer's body. Parsed by the client. */
  output: ZodMiniType;
  /** The member of the body that holds the form's fields, where there is one: errors name fields as the form knows them, without it. */
  record?: string;
  /** What the call does, one sentence: read by the OpenAPI document. */
  summary?: string;
  /** Status of success. */
  status: 200 | 201 | 204;
  /** The other status of success, where one call both makes and changes. */
  otherStatus?: 200 | 201;
  /** True for the calls that need no token. */
  public?: boolean;
  /** What the caller must be allowed to do, one of these where there are several; without it 403. */
  ability?: EndpointRight | readonly EndpointRight[];
}

/** What a caller gives: parameters with a default may be left out. */
export type EndpointInput<E> = E extends { input: infer I extends ZodMiniType } ? input<I> : never;
/** What arrives: defaults filled in, numbers of the query read. */
export type EndpointParsedInput<E> = E extends { input: infer I extends ZodMiniType } ? output<I> : never;
export type EndpointOutput<E> = E extends { output: infer O extends ZodMiniType } ? output<O> : never;
/** What a server may answer with, before the client has parsed it. */
export type EndpointResponse<E> = E extends { output: infer O extends ZodMiniType } ? input<O> : never;

/** Writes an endpoint down with its exact types; `status` is 200 unless said. */
export function defineEndpoint<I extends ZodMiniType, O extends ZodMiniType>(
  endpoint: Omit<Endpoint, 'input' | 'output' | 'status'> & { input: I; output: O; status?: Endpoint['status'] },
) {
  return { status: 200 as Endpoint['status'], ...endpoint };
}
