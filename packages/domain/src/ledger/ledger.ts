import { hashKey, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { call } from '../http/client';
import { defineEndpoint, type Endpoint, type EndpointInput } from '../http/endpoint';
import { ApiError } from '../http/problem';
import { readSession, sessionSignal } from '../store/session';
import {
  addChange,
  findChange,
  setChange,
  type LedgerCall,
  type LedgerChange,
  type UndoConflict,
} from './ledger.atoms';

type Fields = Record<string, unknown>;

// Copies through JSON, because storage would drop undefined properties too.
const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? {})) as Fields;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSame = (one: unknown, other: unknown) => hashKey([one]) === hashKey([other]);

/** Returns the fields of the record in a call's input, without ID and version. */
const fieldsOf = ({ input }: Pick<LedgerCall, 'input'>): Fields => {
  const { id: _id, version: _version, ...fields } = Object.values(input).find(isFields) ?? {};
  return fields;
};

/** Adds the version that the call replaces and the values it overwrites. */
function guardCall(step: LedgerCall, { version, ...record }: Fields): LedgerCall {
  const names = Object.keys(fieldsOf(step));
  const left = Object.fromEntries(names.map((name) => [name, record[name]]));
  return { ...step, input: { ...step.input, version }, ...(names.length > 0 && { left }) };
}

/**
 * Converts a call to its serializable form. If `saved` is given, undo asks the user before it overwrites
 * newer values.
 */
export function ledgerCall<E extends Endpoint>(
  { method, path }: E,
  input: EndpointInput<E>,
  saved?: { version?: number },
): LedgerCall {
  const step: LedgerCall = { method: method === 'DELETE' ? 'DELETE' : 'POST', path, input: plain(input) };
  return saved?.version === undefined ? step : guardCall(step, plain(saved));
}

/** Returns the fields that have a newer value, with the value that undo restores and the current value. */
export const conflictFields = ({ call: step, current }: UndoConflict) =>
  Object.entries(fieldsOf(step))
    .filter(([name, restored]) => ![step.left?.[name], restored].some((value) => isSame(value, current[name])))
    .map(([name, restored]) => ({ name, restored, current: current[name] }));

/** Records a change and how to undo it. Returns its ID. `userId` is the user who started it. */
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
  /** Calls that would overwrite newer values. They stay in the ledger until the user decides. */
  conflicts: UndoConflict[];
}

const anything = { input: z.record(z.string(), z.unknown()), output: z.unknown() };
const atOnce = 4;
const underway = new Map<string, Promise<UndoOutcome>>();

/** Returns the current record if a call was rejected because of its version. */
function currentOf(error: unknown, { input }: LedgerCall): Fields | undefined {
  if (!(error instanceof ApiError) || error.code !== 'version_conflict') return undefined;
  const { current } = error.problem;
  return isFields(current) && current['version'] !== input['version'] ? current : undefined;
}

/** Sends an undo call. After a conflict, sends it again if the fields it restores have not changed since. */
async function send(step: LedgerCall): Promise<UndoConflict | undefined> {
  const { method, path, input } = step;
  try {
    await call(defineEndpoint({ method, path, ...anything }), input);
    return undefined;
  } catch (error) {
    if (step.isUncertain && error instanceof ApiError && error.status === 404) return undefined;
    const current = currentOf(error, step);
    if (!current) throw error;
    const conflict = { call: step, current };
    return step.left && conflictFields(conflict).length === 0 ? send(guardCall(step, current)) : conflict;
  }
}

async function undo({ id, calls, reload }: LedgerChange, client: QueryClient): Promise<UndoOutcome> {
  const userId = readSession().user?.id;
  const over = sessionSignal();
  const failed: { step: LedgerCall; error: unknown }[] = [];
  const conflicts: UndoConflict[] = [];
  const waiting = [...calls];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      try {
        over.throwIfAborted();
        const conflict = await send(step);
        if (conflict) conflicts.push(conflict);
      } catch (error) {
        failed.push({ step, error });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const left = [...failed.map(({ step }) => step), ...conflicts.map(({ call: step }) => step)];
  setChange(id, left.length > 0 ? { calls: left } : { isUndone: true }, userId);
  // Keys of data of one restaurant start with the scope, then the entity.
  const isOutdated = ({ queryKey }: Query) => reload.some((entity) => queryKey.slice(0, 2).includes(entity));
  await client.invalidateQueries({ predicate: isOutdated });
  return { done: calls.length - left.length, errors: failed.map(({ error }) => error), conflicts };
}

/** Undoes a change. Does nothing if it was already undone or removed from the ledger. */
export function undoChange(id: string, client: QueryClient): Promise<UndoOutcome> {
  const running = underway.get(id);
  if (running) return running;
  const change = findChange(id);
  if (!change || change.isUndone) return Promise.resolve({ done: 0, errors: [], conflicts: [] });
  const begun = undo(change, client).finally(() => underway.delete(id));
  underway.set(id, begun);
  return begun;
}

/** Lets the next undo overwrite the newer values, or drops the calls, so that the newer values stay. */
export function resolveConflicts(id: string, conflicts: readonly UndoConflict[], decision: 'overwrite' | 'keep') {
  const calls = findChange(id)?.calls.flatMap((step) => {
    const conflict = conflicts.find((one) => isSame(one.call, step));
    if (!conflict) return [step];
    return decision === 'overwrite' ? [guardCall(step, conflict.current)] : [];
  });
  if (calls) setChange(id, { calls }, readSession().user?.id);
}

/** Returns `undoChange` for the current query client. */
export function useUndoChange() {
  const client = useQueryClient();
  return useMemo(() => (id: string) => undoChange(id, client), [client]);
}
