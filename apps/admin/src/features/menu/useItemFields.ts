import { ApiError } from '@larder/domain';
import { menuForms, type FieldErrors, type MenuItem } from '@larder/domain/contract';
import { useState } from 'react';
import { useFieldMessage } from '../../hooks/useFieldMessage';
import { schemaErrors, withoutPrefix } from '../../lib/schemaErrors';
import { itemConflicts, newerItem, type ItemChanges, type ItemConflict } from './itemConflict';
import type { MenuEdits } from './useMenuEdits';
import { useMenuReason } from './useMenuReason';
import { isSameValue } from '../../lib/isSameValue';

/**
 * Returns the fields of an item, which are saved to the draft on blur. A rejected value stays in its field, with an
 * error.
 */
export function useItemFields(item: MenuItem, edits: MenuEdits) {
  const message = useFieldMessage();
  const reason = useMenuReason();
  const [typed, setTyped] = useState<Partial<MenuItem>>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<{ text: string; changes: ItemChanges }>();
  const [conflict, setConflict] = useState<{ fields: readonly ItemConflict[]; changes: ItemChanges }>();
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved'>('idle');

  const setError = (field: string, found: FieldErrors) =>
    setErrors((previous) => ({
      ...Object.fromEntries(Object.entries(previous).filter(([path]) => path.split('.')[0] !== field)),
      ...found,
    }));

  const forget = (fields: readonly string[]) =>
    setTyped((previous) => Object.fromEntries(Object.entries(previous).filter(([field]) => !fields.includes(field))));

  /** Saves values immediately. Changes of other fields by someone else are merged. */
  const save = async (changes: ItemChanges, stored = item) => {
    const fields = Object.keys(changes);
    const found = schemaErrors(menuForms.item, changes);
    for (const field of fields)
      setError(field, Object.fromEntries(Object.entries(found).filter(([path]) => path.split('.')[0] === field)));
    setFailure(undefined);
    setConflict((previous) => (fields.some((field) => previous && field in previous.changes) ? undefined : previous));
    if (Object.keys(found).length > 0) return;
    setStatus('saving');
    try {
      await edits.save([{ op: 'update', kind: 'item', id: item.id, version: stored.version, set: changes }]);
      forget(fields);
      setStatus('saved');
    } catch (error) {
      const theirs = newerItem(error, stored);
      const conflicts = theirs ? itemConflicts(changes, stored, theirs) : [];
      if (theirs && conflicts.length === 0) return save(changes, theirs);
      if (theirs) setConflict({ fields: conflicts, changes });
      const rejected = error instanceof ApiError ? withoutPrefix(error.errors, 'ops.0.set') : {};
      setErrors((previous) => ({ ...previous, ...rejected }));
      setStatus('idle');
      if (!theirs && Object.keys(rejected).length === 0) setFailure({ text: reason(error), changes });
    }
  };

  return {
    item,
    values: { ...item, ...typed },
    /** Changes a field. The change is saved on blur. */
    type: (changes: Partial<MenuItem>) => setTyped((previous) => ({ ...previous, ...changes })),
    /** Saves a field on blur, if it has changed. */
    leave: (field: keyof MenuItem) => {
      const value = typed[field];
      if (value === undefined || isSameValue(value, item[field])) {
        setError(field, {});
        return;
      }
      void save({ [field]: typeof value === 'string' ? value.trim() : value });
    },
    save: (changes: ItemChanges) => void save(changes),
    /** Returns the error text of a field or path. */
    errorOf: (path: string) => message(errors[path]?.[0]),
    failure,
    retry: () => failure && void save(failure.changes),
    /** Fields that someone else has changed too. */
    conflict: conflict && {
      fields: conflict.fields,
      keepMine: () => void save(conflict.changes),
      takeTheirs: () => {
        forget(Object.keys(conflict.changes));
        setConflict(undefined);
      },
    },
    status,
  };
}
export type ItemFields = ReturnType<typeof useItemFields>;
