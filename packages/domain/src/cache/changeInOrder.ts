import type { QueryClient } from '@tanstack/react-query';
import { sessionSignal } from '../store/session';

interface Changes {
  session: AbortSignal;
  /** The version that the first change replaced, and those that the changes have saved. */
  versions: number[];
  last: Promise<unknown>;
}

/** Changes by record. */
const changesOf = new WeakMap<QueryClient, Map<string, Changes>>();

/**
 * Sends the changes of a record one after the other. A change made before the previous response arrived sends the
 * version of that response, so that two quick changes by the same user don't conflict.
 */
export function changeInOrder<Saved extends { version?: number }>(
  client: QueryClient,
  record: string,
  version: number | undefined,
  send: (version: number | undefined) => Promise<Saved>,
): Promise<Saved> {
  const records = changesOf.get(client) ?? new Map<string, Changes>();
  changesOf.set(client, records);
  const session = sessionSignal();
  const earlier = records.get(record);
  // Resetting the demo data restarts the versions and signs out, so versions of another session don't count.
  const changes = earlier?.session === session ? earlier : { session, versions: [], last: Promise.resolve() };
  records.set(record, changes);
  const sent = changes.last.then(async () => {
    const isOwn = version !== undefined && changes.versions.includes(version);
    const replaced = isOwn ? changes.versions.at(-1) : version;
    const saved = await send(replaced);
    if (replaced !== undefined && saved.version !== undefined) {
      changes.versions = [...(isOwn ? changes.versions : [replaced]), saved.version];
    }
    return saved;
  });
  changes.last = sent.catch(() => undefined);
  return sent;
}
