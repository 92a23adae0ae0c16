import type { AxiosInstance } from 'axios';
import { safeParse } from 'zod/mini';
import type { Endpoint, EndpointInput, EndpointOutput } from './endpoint';
import { announceChange } from './otherTabs';
import { ApiError, isCanceled, toApiError } from './problem';
import { announceRightsChange } from './rightsChanges';
import { fieldErrors } from './rules';

export interface CallOptions {
  /** Cancels the call. */
  signal?: AbortSignal;
  /** Token to send instead of the stored one. */
  token?: string;
  /** @default the client of the page */
  client?: AxiosInstance;
}

const setups: ((http: AxiosInstance) => void)[] = [];

/** Registers a function that sets up the client of the page when it is loaded, before its first request. */
export function onHttpLoad(setup: (http: AxiosInstance) => void) {
  setups.push(setup);
}

/** Loads the client of the page. Axios is not part of the first load of the sign-in page. */
export async function loadHttp(): Promise<AxiosInstance> {
  const { http } = await import('./axiosClient');
  for (const setup of setups.splice(0)) setup(http);
  return http;
}

function fillPath(path: string, values: Record<string, unknown>) {
  return path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = values[name];
    const segment = typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : '';
    delete values[name];
    // No record has such an ID, and browsers would resolve it as a relative path.
    if (segment === '' || segment === '.' || segment === '..') throw new ApiError({ status: 404 });
    return segment;
  });
}

/**
 * Calls an endpoint and validates input and response. After a write, other tabs refetch. Rejects with an `ApiError`,
 * or with the cancellation if the caller canceled.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  values: EndpointInput<E>,
  { signal, token, client }: CallOptions = {},
): Promise<EndpointOutput<E>> {
  const { method, path } = endpoint;
  const sent = safeParse(endpoint.input, values ?? {});
  if (!sent.success) {
    throw new ApiError({ status: 422, errors: fieldErrors(sent.error.issues, endpoint.record), cause: sent.error });
  }
  const rest: Record<string, unknown> = { ...(sent.data as object) };
  const url = fillPath(path, rest);
  try {
    const { data, status } = await (client ?? (await loadHttp())).request<unknown>({
      method,
      url,
      ...(signal ? { signal } : {}),
      ...(token ? { headers: { Authorization: `Bearer ${token}` } } : {}),
      ...(method === 'POST' ? { data: rest } : { params: rest }),
    });
    if (method !== 'GET') {
      announceChange();
      announceRightsChange(path);
    }
    const parsed = safeParse(endpoint.output, data);
    if (!parsed.success) {
      const detail = `${method} ${path}: ${parsed.error.issues.map((issue) => issue.path.join('.') || 'body').join(', ')}`;
      throw new ApiError({
        status,
        code: 'malformed_response',
        title: 'The response does not match the contract',
        detail,
        cause: parsed.error,
      });
    }
    return parsed.data as EndpointOutput<E>;
  } catch (error) {
    throw isCanceled(error) ? error : toApiError(error);
  }
}
