import type { AriaAttributes, Ref } from 'react';
import { CheckboxBox } from '../../private/fields/CheckboxBox';
import type { ColumnEdit } from '../tableTypes';
import type { CellDraft } from './cellEdit';
import * as styles from './CellEditor.css';

interface CellFieldProps<Row> {
  edit: ColumnEdit<Row>;
  draft: CellDraft;
  setDraft: (draft: CellDraft) => void;
  isSaving: boolean;
  /** Props common to all kinds of fields. */
  shared: AriaAttributes & { ref: Ref<HTMLInputElement & HTMLSelectElement>; className: string };
}

export function CellField<Row>({ edit, draft, setDraft, isSaving, shared }: CellFieldProps<Row>) {
  const { kind } = edit;
  if (kind === 'select')
    return (
      <select {...shared} value={String(draft)} disabled={isSaving} onChange={({ target }) => setDraft(target.value)}>
        {edit.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  if (kind === 'boolean')
    return (
      <CheckboxBox
        {...shared}
        className={styles.box}
        disabled={isSaving}
        checked={draft === true}
        onChange={({ target }) => setDraft(target.checked)}
      />
    );
  return (
    <input
      {...shared}
      type={kind === 'date' ? 'date' : 'text'}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      min={kind === 'date' ? edit.min : undefined}
      max={kind === 'date' ? edit.max : undefined}
      readOnly={isSaving}
      value={String(draft)}
      onChange={({ target }) => setDraft(target.value)}
    />
  );
}
