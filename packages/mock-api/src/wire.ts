import type { InternalAxiosRequestConfig } from 'axios';
import type { WireRequest } from './router';

function addTo(query: WireRequest['query'], name: string, value: unknown) {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) return value.forEach((entry) => addTo(query, name, entry));
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '').replace(/^"|"$/g, '');
  const known = query[name];
  query[name] = known === undefined ? text : [known, text].flat();
}

/** Converts an axios request to what a server receives: query with repeated keys and body as text. */
export function toWireRequest({ url = '', params, data }: InternalAxiosRequestConfig): WireRequest {
  const [, path = '', search = ''] = /^([^?#]*)\??([^#]*)/.exec(url) ?? [];
  const query: WireRequest['query'] = Object.create(null);
  for (const [name, value] of new URLSearchParams(search)) addTo(query, name.replace(/\[\]$/, ''), value);
  const given: Iterable<[string, unknown]> =
    params instanceof URLSearchParams ? params : Object.entries((params ?? {}) as Record<string, unknown>);
  for (const [name, value] of given) addTo(query, name, value);
  const body = data === undefined || data === null ? undefined : typeof data === 'string' ? data : '!';
  return { path, query: { ...query }, body };
}

/** Returns the locale for sorting from an `Accept-Language` header. */
export function localeOf(header: string): string | undefined {
  const tag = header.split(/[,;]/, 1)[0]?.trim();
  try {
    return tag && Intl.Collator.supportedLocalesOf(tag).length > 0 ? tag : undefined;
  } catch {
    return undefined;
  }
}
