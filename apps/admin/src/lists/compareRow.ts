import { conflictFields, conflictOf, fieldsOf, type LedgerCall } from '@larder/domain';

/**
 * Compares a change that was rejected because of its version with the current record. Returns undefined for other
 * errors, and if there is nothing left to change.
 */
export function compareRow<Row>(error: unknown, row: Row, callOf: (row: Row) => LedgerCall) {
  const rejected = conflictOf(error, callOf(row));
  if (!rejected) return undefined;
  const { call, current } = rejected;
  /** The row with its current values. */
  const newer = { ...row, ...current };
  // Shows the values that a repeated change writes: a tag is added to the current tags.
  const conflict = { call: { ...callOf(newer), left: call.left }, current };
  if (call.method !== 'DELETE' && Object.keys(fieldsOf(conflict.call)).length === 0) return undefined;
  return {
    conflict,
    newer,
    /** True if someone else has changed a field that the change writes, or anything in a record to delete. */
    overwrites: call.method === 'DELETE' || conflictFields(conflict).length > 0,
  };
}
