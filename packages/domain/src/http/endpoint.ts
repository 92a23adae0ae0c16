import { config, type input, type output, type ZodMiniType } from 'zod/mini';

// The content security policy forbids `eval`, which zod would otherwise use.
config({ jitless: true });

export interface EndpointRight {
  action: string;
  subject: string;
}

/** Description of an endpoint. Client, mock API, OpenAPI document and tests are based on it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path. `{name}` marks a path parameter, filled from the input. */
  path: string;
  /** Query of GET and DELETE, body of POST, plus path parameters. Parsed by the client and by the mock API. */
  input: ZodMiniType;
  /** Response body. Parsed by the client. */
  output: ZodMiniType;
  /** Property of the body that contains the form values. Field errors omit it from their path. */
  record?: string;
  /** One sentence for the OpenAPI document. */
  summary?: string;
  /** Success status. */
  status: 200 | 201 | 204;
  /** Second success status, for calls that create or update. */
  otherStatus?: 200 | 201;
  /** If true, the endpoint needs no token. */
  public?: boolean;
  /** Required right, or several of which one is enough. Without it the response is 403. */
  ability?: EndpointRight | readonly EndpointRight[];
}

/** Input of the caller. Parameters with a default are optional. */
export type EndpointInput<E> = E extends { input: infer I extends ZodMiniType } ? input<I> : never;
/** Input after parsing, with defaults and numbers. */
export type EndpointParsedInput<E> = E extends { input: infer I extends ZodMiniType } ? output<I> : never;
export type EndpointOutput<E> = E extends { output: infer O extends ZodMiniType } ? output<O> : never;
/** Response body of the server, before the client parses it. */
export type EndpointResponse<E> = E extends { output: infer O extends ZodMiniType } ? input<O> : never;

/** Defines an endpoint with exact types. `status` defaults to 200. */
export function defineEndpoint<I extends ZodMiniType, O extends ZodMiniType>(
  endpoint: Omit<Endpoint, 'input' | 'output' | 'status'> & { input: I; output: O; status?: Endpoint['status'] },
) {
  return { status: 200 as Endpoint['status'], ...endpoint };
}

/** Returns a function that creates the rights on a subject. */
export const rightOn =
  (subject: string) =>
  (action: string): EndpointRight => ({ action, subject });
