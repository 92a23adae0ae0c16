import { conflictFields, conflictOf, type LedgerCall } from '@larder/domain';

/**
 * Compares a change that was rejected because of its version with the current record. Returns undefined for other
 * errors.
 */
export function compareRow<Row>(error: unknown, row: Row, call: LedgerCall) {
  const conflict = conflictOf(error, call);
  return (
    conflict && {
      conflict,
      /** The row with its current values. */
      newer: { ...row, ...conflict.current },
      /** True if someone else has changed a field that the change writes. */
      overwrites: conflictFields(conflict).length > 0,
    }
  );
}
