import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '../http/client';
import { defineEndpoint } from '../http/endpoint';
import { ApiError } from '../http/problem';
import { readSession, sessionSignal } from '../store/session';
import {
  findChange,
  setChange,
  type LedgerCall,
  type LedgerChange,
  type UndoConflict,
  type UndoOutcome,
} from './ledger.atoms';
import { fieldsOf, guardCall, isFields, versionOf } from './ledgerCalls';

const isSame = (one: unknown, other: unknown) => hashKey([one]) === hashKey([other]);

/** Returns the fields that have a newer value, with the value that the call writes and the current value. */
export const conflictFields = ({ call: step, current }: UndoConflict) =>
  Object.entries(fieldsOf(step))
    .filter(([name, restored]) => ![step.left?.[name], restored].some((value) => isSame(value, current[name])))
    .map(([name, restored]) => ({ name, restored, current: current[name] }));

const anything = { input: z.record(z.string(), z.unknown()), output: z.unknown() };
const atOnce = 4;
const underway = new Map<string, Promise<UndoOutcome>>();

/** Returns the current record of a call that was rejected because of its version. */
export function conflictOf(error: unknown, step: LedgerCall): UndoConflict | undefined {
  if (!(error instanceof ApiError) || error.code !== 'version_conflict') return undefined;
  const { current } = error.problem;
  return isFields(current) && current['version'] !== versionOf(step.input) ? { call: step, current } : undefined;
}

/** Sends an undo call. After a conflict, sends it again if the fields it restores have not changed since then. */
async function send(step: LedgerCall): Promise<UndoConflict | undefined> {
  const { method, path, input } = step;
  try {
    await call(defineEndpoint({ method, path, ...anything }), input);
    return undefined;
  } catch (error) {
    if (step.isUncertain && error instanceof ApiError && error.status === 404) return undefined;
    const conflict = conflictOf(error, step);
    if (!conflict) throw error;
    return step.left && conflictFields(conflict).length === 0 ? send(guardCall(step, conflict.current)) : conflict;
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
