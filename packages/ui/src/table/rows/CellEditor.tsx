import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { Popover } from 'react-aria-components';
import { coreStrings } from '../../private/strings/coreStrings';
import { editStrings } from '../../private/strings/editStrings';
import { fill, useStrings } from '../../private/strings/strings';
import * as styles from './CellEditor.css';
import { draftOf, readDraft, type CellValue } from './cellEdit';
import { CellField } from './CellField';
import type { DataTableColumn } from '../tableTypes';
import { valueOf } from '../model/valueOf';

/** Where focus moves when a key closes the field: to the cell itself, or to the next or previous editable one. */
export type EditMove = 'stay' | 'next' | 'previous';

export interface CellEditorProps<Row> {
  cell: HTMLElement;
  /** `all` selects the text, `end` places the caret after it. */
  caret: 'all' | 'end';
  column: DataTableColumn<Row>;
  row: Row;
  name: string;
  /** Closes the field. Without `move`, focus has already left it. */
  onClose: (move?: EditMove) => void;
}

/** Field of an edited cell. Enter, Tab and blur save a valid value, Escape cancels. */
export function CellEditor<Row>({ cell, caret, column, row, name, onClose }: CellEditorProps<Row>) {
  const strings = useStrings(editStrings);
  const { required } = useStrings(coreStrings);
  const problemId = useId();
  const anchor = useRef<HTMLElement>(cell);
  /** Set once the field is closing: later focus changes must not save again. */
  const isDone = useRef(false);
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const edit = column.edit!;
  const { kind } = edit;
  const [first] = useState(() => draftOf(kind, edit.value ? edit.value(row) : valueOf(column, row)));
  const [draft, setDraft] = useState(first);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  useLayoutEffect(() => {
    field.current?.focus();
    if (kind !== 'text' && kind !== 'number') return;
    const end = field.current?.value.length ?? 0;
    field.current?.setSelectionRange(caret === 'all' ? 0 : end, end);
  }, [kind, caret]);

  const showProblem = (reason: string) => {
    setProblem(fill(strings.fieldIsWrong, { field: column.header, reason }));
    return false;
  };
  const save = async () => {
    if (draft === first) return true;
    const read = readDraft(kind, draft);
    if ('problem' in read) return showProblem(strings.mustBeNumber);
    const { value } = read;
    if (edit.required && (value === '' || value === undefined)) return showProblem(required);
    // `kind` determines the value type of the column's functions.
    const { validate, onSave } = edit as {
      validate?: (value: CellValue, row: Row) => string | undefined;
      onSave: (row: Row, value: CellValue) => unknown;
    };
    const reason = validate?.(value, row);
    if (reason !== undefined) return showProblem(reason);
    setProblem(undefined);
    setSaving(true);
    try {
      await onSave(row, value);
      return true;
    } catch (error) {
      const message = error instanceof Error && error.message ? error.message : strings.tryAgainLater;
      setProblem(fill(strings.notSaved, { field: column.header, reason: message }));
      return false;
    } finally {
      setSaving(false);
    }
  };
  const close = (move?: EditMove) => {
    isDone.current = true;
    onClose(move);
  };
  const saveAndClose = async (move?: EditMove) => {
    if (isSaving || isDone.current) return;
    if (await save()) close(move);
    else if (move) field.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key !== 'Enter' && key !== 'Escape' && key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') close('stay');
    else void saveAndClose(key === 'Enter' ? 'stay' : event.shiftKey ? 'previous' : 'next');
  };

  const shared = {
    ref: field,
    'aria-label': fill(strings.editOf, { field: column.header, name }),
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : problemId,
    'aria-busy': isSaving,
    'aria-required': edit.required,
    className: styles.field,
  } as const;
  return createPortal(
    // A portal, so that React events of the field do not bubble to the row: clicks and keys must not act on the row.
    <div
      role="presentation"
      className={styles.editor}
      data-wrong={problem === undefined ? undefined : ''}
      onKeyDown={handleKeyDown}
      onBlur={() => void saveAndClose()}
    >
      <CellField {...{ edit, draft, setDraft, shared, isSaving }} />
      <Popover isNonModal isOpen={problem !== undefined} triggerRef={anchor} placement="bottom start" offset={4}>
        <div id={problemId} role="alert" className={styles.wrong}>
          {problem}
        </div>
      </Popover>
    </div>,
    cell,
  );
}
