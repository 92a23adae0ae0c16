import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { call } from '../http/client';
import { defineEndpoint, type Endpoint, type EndpointInput } from '../http/endpoint';
import { readSession, sessionSignal } from '../store/session';
import { addChange, findChange, setChange, type LedgerCall, type LedgerChange } from './ledger.atoms';

/** Converts a call to its serializable form. */
export const ledgerCall = <E extends Endpoint>({ method, path }: E, input: EndpointInput<E>): LedgerCall => ({
  method: method === 'DELETE' ? 'DELETE' : 'POST',
  path,
  // Through JSON, because storage drops undefined properties.
  input: JSON.parse(JSON.stringify(input ?? {})) as Record<string, unknown>,
});

/** Records a change and how to undo it. Returns its ID. The user who started it may already have signed out. */
export function recordChange(
  change: Pick<LedgerChange, 'text' | 'calls' | 'reload' | 'isBroken'>,
  userId = readSession().user?.id,
  now = new Date(),
): LedgerChange['id'] {
  const id = `${now.getTime().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  addChange({ ...change, id, at: now.toISOString(), isUndone: false }, userId);
  return id;
}

export interface UndoOutcome {
  /** Number of successful calls. */
  done: number;
  /** Errors of the failed calls, which stay in the ledger for a retry. */
  errors: unknown[];
}

const anything = { input: z.record(z.string(), z.unknown()), output: z.unknown() };
const atOnce = 4;
const underway = new Map<string, Promise<UndoOutcome>>();

async function undo({ id, calls, reload }: LedgerChange, client: QueryClient): Promise<UndoOutcome> {
  const userId = readSession().user?.id;
  const over = sessionSignal();
  const failed: { step: LedgerCall; error: unknown }[] = [];
  const waiting = [...calls];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { method, path, input } = step;
      try {
        over.throwIfAborted();
        await call(defineEndpoint({ method, path, ...anything }), input);
      } catch (error) {
        failed.push({ step, error });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  setChange(id, failed.length > 0 ? { calls: failed.map(({ step }) => step) } : { isUndone: true }, userId);
  await Promise.all(reload.map((entity) => client.invalidateQueries({ queryKey: [entity] })));
  return { done: calls.length - failed.length, errors: failed.map(({ error }) => error) };
}

/** Undoes a change. Does nothing if it was already undone or removed from the ledger. */
export function undoChange(id: string, client: QueryClient): Promise<UndoOutcome> {
  const running = underway.get(id);
  if (running) return running;
  const change = findChange(id);
  if (!change || change.isUndone) return Promise.resolve({ done: 0, errors: [] });
  const begun = undo(change, client).finally(() => underway.delete(id));
  underway.set(id, begun);
  return begun;
}

/** Returns `undoChange` for the current query client. */
export function useUndoChange() {
  const client = useQueryClient();
  return useMemo(() => (id: string) => undoChange(id, client), [client]);
}
