import type { FieldErrors } from '@larder/domain/contract';
import { useState } from 'react';
import { useFieldForm } from './useFieldForm';
import { changedValues } from '../lib/changedValues';
import { isSameValue } from '../lib/isSameValue';
import { isVersionConflict } from '@larder/domain';

interface VersionedRecord {
  version?: number;
}

export interface RecordFormOptions<Item extends VersionedRecord, Values extends object> {
  /** The record to edit. Undefined for a new one. */
  record: Item | undefined;
  /** Returns the form values of a record, or those of a new one. */
  valuesOf: (record: Item | undefined) => Values;
  validate: (values: Values, record: Item | undefined) => FieldErrors;
  /** Saves a new record, or the changed values of `record` with its version. */
  save: (values: Values, changes: Partial<Values>, record: Item | undefined) => Promise<Item>;
  onSaved: (saved: Item, previous: Item | undefined) => void;
  /** Unsaved changes from an earlier visit. */
  draft?: Partial<Values>;
  /** Prefix of the field paths in error responses, such as `set`. */
  prefix?: string;
  /** Returns the stored record if saving failed because it has changed. @default the `current` record of the error */
  newerOf?: (error: unknown, record: Item) => Item | undefined | Promise<Item | undefined>;
}

const keysOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];

/** Returns the stored record if a request failed because someone else has changed it in the meantime. */
const newerRecord = <Item extends VersionedRecord>(error: unknown, { version }: Item): Item | undefined => {
  if (!isVersionConflict(error)) return undefined;
  const current = error.problem.current as Item | undefined;
  return current && current.version !== version ? current : undefined;
};

/**
 * Returns the state of the form of a record with a version. Asks only if someone else has changed the same fields in
 * the meantime.
 */
export function useRecordForm<Item extends VersionedRecord, Values extends object>({
  record,
  valuesOf,
  validate,
  save,
  onSaved,
  draft,
  prefix,
  newerOf = newerRecord,
}: RecordFormOptions<Item, Values>) {
  const [base, setBase] = useState(record);
  const [conflict, setConflict] = useState<{ theirs: Values; fields: readonly (keyof Values & string)[] }>();

  const send = async (values: Values, previous: Item | undefined): Promise<void> => {
    const unchanged = valuesOf(previous);
    const changes = changedValues(values, unchanged);
    try {
      const saved = await save(values, changes, previous);
      setBase(saved);
      form.reset(valuesOf(saved));
      onSaved(saved, previous);
    } catch (error) {
      const newer = previous && (await newerOf(error, previous));
      if (!newer) throw error;
      const theirs = valuesOf(newer);
      const merged = { ...theirs, ...changes };
      setBase(newer);
      form.reset(theirs, merged);
      const fields = keysOf(changes).filter(
        (key) => !isSameValue(theirs[key], unchanged[key]) && !isSameValue(theirs[key], values[key]),
      );
      if (fields.length > 0) setConflict({ theirs, fields });
      else await send(merged, newer);
    }
  };

  const form = useFieldForm<Values>({
    initial: valuesOf(record),
    draft,
    validate: (values) => validate(values, base),
    send: (values) => {
      setConflict(undefined);
      return send(values, base);
    },
    prefix,
  });

  return {
    ...form,
    /** The record that the changes are based on. */
    base,
    discard: () => {
      setConflict(undefined);
      form.reset(valuesOf(base));
    },
    /** Fields that someone else has changed too. */
    conflict: conflict && {
      fields: conflict.fields.map((name) => ({ name, from: conflict.theirs[name], to: form.values[name] })),
      keepMine: form.submit,
      takeTheirs: () => {
        setConflict(undefined);
        form.set(Object.fromEntries(conflict.fields.map((name) => [name, conflict.theirs[name]])) as Partial<Values>);
      },
    },
  };
}
export type RecordForm<Item extends VersionedRecord, Values extends object> = ReturnType<
  typeof useRecordForm<Item, Values>
>;
