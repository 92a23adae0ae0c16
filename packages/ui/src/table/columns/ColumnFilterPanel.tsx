import { useEffect, useMemo, useState, type FormEvent, type ReactNode } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { Button } from '../../components/Button/Button';
import { DatePicker } from '../../components/DatePicker/DatePicker';
import { ListBox } from '../../components/ListBox/ListBox';
import { NumberField } from '../../components/NumberField/NumberField';
import { SearchField } from '../../components/SearchField/SearchField';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import { TextField } from '../../components/TextField/TextField';
import { columnStrings } from '../../private/strings/columnStrings';
import { cx } from '../../css/cx';
import { panel } from '../../private/overlays/overlay.css';
import { fill, useLocale, useStrings } from '../../private/strings/strings';
import * as styles from './ColumnFilterPanel.css';
import type { ModelTable } from '../model/tableModel';
import type { LazyPanelProps } from '../menus/LazyMenu';
import { optionsOf, type FilterKey } from './filterOptions';
import type { ColumnFilter } from '../tableTypes';
import { foldText } from '../model/foldText';
import { foldQuery } from '../model/foldQuery';
import type { ColumnFilterControl, DataTableColumn } from '../tableTypes';
import { useEvent } from '../useEvent';

type FilterOf<Kind extends ColumnFilter['kind']> = Extract<ColumnFilter, { kind: Kind }>;
/** A filter without its column and kind; undefined if there is none. */
type Given<Kind extends ColumnFilter['kind']> = Omit<FilterOf<Kind>, 'column' | 'kind'> | undefined;

interface EditorProps<Kind extends ColumnFilter['kind']> {
  column: DataTableColumn<never>;
  control: ColumnFilterControl;
  rows: readonly unknown[];
  value: FilterOf<Kind> | undefined;
  onChange: (value: Given<Kind>) => void;
  onClose: () => void;
}

// Debounce of typing, ms.
const pause = 200;
const searchableFrom = 9;

function TextFilter({ value, onChange }: EditorProps<'text'>) {
  const strings = useStrings(columnStrings);
  const [text, setText] = useState(value?.text ?? '');
  const keep = useEvent(() => {
    if (text !== (value?.text ?? '')) onChange(text.trim() ? { text } : undefined);
  });
  useEffect(() => {
    const timer = setTimeout(keep, pause);
    return () => clearTimeout(timer);
  }, [text, keep]);
  // Applies pending input when the panel closes.
  useEffect(() => keep, [keep]);
  return (
    <TextField
      label={strings.hasText}
      size="bar"
      autoFocus
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}

function NumberFilter({ control: { format }, value, onChange }: EditorProps<'number'>) {
  const strings = useStrings(columnStrings);
  const change = (end: 'min' | 'max') => (next: number | null) => {
    const { min, max } = { ...value, [end]: next ?? undefined } as { min?: number; max?: number };
    onChange(
      min === undefined && max === undefined
        ? undefined
        : { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    );
  };
  const shared = { size: 'bar', steppers: 'none', ...(format && { format }) } as const;
  return (
    <div className={styles.ends}>
      <NumberField
        {...shared}
        label={strings.from}
        autoFocus
        value={value?.min ?? null}
        onValueChange={change('min')}
      />
      <NumberField {...shared} label={strings.to} value={value?.max ?? null} onValueChange={change('max')} />
    </div>
  );
}

function DateFilter({ value, onChange }: EditorProps<'date'>) {
  const strings = useStrings(columnStrings);
  const change = (end: 'from' | 'to') => (next: string | null) => {
    const { from, to } = { ...value, [end]: next ?? undefined } as { from?: string; to?: string };
    onChange(from || to ? { ...(from && { from }), ...(to && { to }) } : undefined);
  };
  return (
    <>
      <DatePicker
        label={strings.from}
        size="bar"
        clearable
        autoFocus
        max={value?.to}
        value={value?.from ?? null}
        onValueChange={change('from')}
      />
      <DatePicker
        label={strings.to}
        size="bar"
        clearable
        min={value?.from}
        value={value?.to ?? null}
        onValueChange={change('to')}
      />
    </>
  );
}

function SelectFilter({ column, control, rows, value, onChange, onClose }: EditorProps<'select'>) {
  const strings = useStrings(columnStrings);
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const all = useMemo(() => optionsOf(column, control.options, rows, locale), [column, control, rows, locale]);
  const options = useMemo(() => {
    const searched = foldQuery(search);
    return searched ? all.filter(({ label }) => foldText(label).includes(searched)) : all;
  }, [all, search]);
  const chosen = new Set<FilterKey>(value?.values);
  const hidden = all.filter((one) => chosen.has(one.given) && !options.includes(one)).map(({ given }) => given);
  return (
    <>
      {all.length >= searchableFrom && (
        <SearchField label={strings.search} value={search} onValueChange={setSearch} autoFocus />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only stops keys that the list would handle */}
      <div
        onKeyDownCapture={(event) => {
          // By default Escape clears the selection of a list box.
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose();
        }}
      >
        <ListBox
          label={column.header}
          hideLabel
          options={options}
          selectionMode={control.single ? 'single' : 'multiple'}
          blockSize={240}
          emptyState={strings.nothingMatches}
          value={options.filter(({ given }) => chosen.has(given)).map((one) => one.value)}
          onValueChange={(keys) => {
            const given = all.filter((one) => keys.includes(one.value)).map((one) => one.given);
            const values = control.single ? given : [...hidden, ...given];
            onChange(values.length > 0 ? { values } : undefined);
          }}
        />
      </div>
    </>
  );
}

function BooleanFilter({ column, control, value, onChange }: EditorProps<'boolean'>) {
  const strings = useStrings(columnStrings);
  const labelOf = (is: boolean) =>
    control.options?.find((option) => option.value === is)?.label ?? (is ? strings.yes : strings.no);
  return (
    <SegmentedControl
      label={column.header}
      block
      value={value ? String(value.value) : 'any'}
      onValueChange={(next) => onChange(next === 'any' ? undefined : { value: next === 'true' })}
      options={[
        { value: 'any', label: strings.any },
        { value: 'true', label: labelOf(true) },
        { value: 'false', label: labelOf(false) },
      ]}
    />
  );
}

const editors = {
  text: TextFilter,
  number: NumberFilter,
  date: DateFilter,
  select: SelectFilter,
  boolean: BooleanFilter,
} as const;

export interface ColumnFilterPanelProps extends LazyPanelProps {
  column: DataTableColumn<never>;
  table: ModelTable<never>;
}

/** Panel with the filter of a column. Changes apply without confirmation. */
export function ColumnFilterPanel({ column, table, anchor, isOpen, onOpenChange }: ColumnFilterPanelProps) {
  const strings = useStrings(columnStrings);
  const [resets, setResets] = useState(0);
  const { id, header: name, filter } = column;
  if (!filter) return null;
  const control = typeof filter === 'string' ? { kind: filter } : filter;
  const { kind } = control;
  const filtered = table.getColumn(id)!;
  const given = filtered.getFilterValue() as ColumnFilter | undefined;
  const value = given?.kind === kind ? given : undefined;
  const change = (next: object | undefined) => filtered.setFilterValue(next && { ...next, kind, column: id });
  const rows = table.options.data as readonly unknown[];
  const Editor = editors[kind] as unknown as (props: EditorProps<never>) => ReactNode;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through the popover's portal and would submit a form around the table.
    event.stopPropagation();
    onOpenChange(false);
  };
  return (
    <Popover
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom start"
      offset={4}
      className={cx(panel, styles.panel)}
    >
      <Dialog aria-label={fill(strings.filterBy, { name })} className={styles.form}>
        <form className={styles.form} style={{ padding: 0 }} onSubmit={submit}>
          <Editor
            key={resets}
            {...{ column, control, rows }}
            value={value as never}
            onChange={change}
            onClose={() => onOpenChange(false)}
          />
          <Button
            size="sm"
            disabled={!value}
            onClick={() => {
              change(undefined);
              setResets(resets + 1);
            }}
          >
            {strings.clearAll}
          </Button>
        </form>
      </Dialog>
    </Popover>
  );
}
