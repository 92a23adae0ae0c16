/** A response. `data` is only set if the body is JSON. */
export interface ConformanceResponse {
  status: number;
  type: string;
  text: string;
  /** Parsed JSON, or undefined. */
  data: unknown;
}

export interface ConformanceRequest {
  method: string;
  path: string;
  query?: Record<string, unknown>;
  /** Strings are sent unchanged, everything else as JSON. */
  body?: unknown;
  token?: string | undefined;
}

export type Client = ReturnType<typeof createClient>;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

export const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function search(query: Record<string, unknown>) {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const entry of [value].flat())
      if (entry !== undefined && entry !== null) parameters.append(name, asText(entry));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Creates a minimal client of the contract. */
export function createClient(url: string, responseTimeout = 15_000) {
  const base = url.replace(/\/+$/, '');
  let sent = 0;
  return {
    get sent() {
      return sent;
    },
    async send({ method, path, query = {}, body, token }: ConformanceRequest): Promise<ConformanceResponse> {
      sent += 1;
      const response = await fetch(`${base}${path}${search(query)}`, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(responseTimeout),
        headers: {
          accept: 'application/json',
          'accept-language': 'en',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const type = response.headers.get('content-type')?.split(';', 1)[0]?.trim() ?? '';
      return { status: response.status, type, text, data: parse(text) };
    },
  };
}
