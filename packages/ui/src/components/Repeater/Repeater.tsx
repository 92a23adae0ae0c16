import { Plus } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { text } from '../../css/typography.css';
import { announce } from '../../private/dom/announce';
import { cx } from '../../css/cx';
import { FieldNotes } from '../../private/fields/FieldNotes';
import { useFieldIds } from '../../private/fields/useFieldIds';
import { formStrings } from '../../private/strings/formStrings';
import { fill, useStrings } from '../../private/strings/strings';
import { useControlledState } from '../../private/hooks/useControlledState';
import { useMergedRef } from '../../private/hooks/useMergedRef';
import { Button } from '../Button/Button';
import * as styles from './Repeater.css';
import { RepeaterTools } from './RepeaterTools';
import { focusRow, isEnterInLastField, type RowFocus } from './rowFocus';
import { rowKeys, moveItem } from './rowOrder';

/** Arguments of the render function. */
export interface RepeaterRow<Item> {
  /** Current value of the row. */
  item: Item;
  /** Index of the row, from 0. */
  index: number;
  /** Updates the item with new values. */
  change: (next: Partial<Item> | Item) => void;
  /** Name of the row, for the labels of its fields. */
  name: string;
}

export interface RepeaterProps<Item> extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** Label of the group, usually the plural name of its rows, such as "Ingredients". */
  label: ReactNode;
  /** The items, one per row (controlled). */
  value?: readonly Item[];
  /**
   * The initial items (uncontrolled).
   * @default []
   */
  defaultValue?: readonly Item[];
  /** Called with all items when a row is added, changed, moved or removed. */
  onValueChange?: (items: readonly Item[]) => void;
  /** Returns the item of a new row. */
  createItem: () => Item;
  /** Returns a copy of an item. If set, rows have a button to duplicate them. */
  copyItem?: (item: Item) => Item;
  /**
   * If true, Enter in the last field of the last row adds a row. In other text fields, Enter does nothing.
   * @default false
   */
  addOnEnter?: boolean;
  /** Renders the fields of a row. */
  children: (row: RepeaterRow<Item>) => ReactNode;
  /** Returns the name of a row, for its label and those of its buttons. @default 'Row 1', localized */
  getName?: (item: Item, index: number) => string;
  /** Returns the React key of a row. Set it if the items have an ID. @default a generated key */
  getKey?: (item: Item) => string | number;
  /**
   * Minimum number of rows, below which they can't be removed.
   * @default 0
   */
  min?: number;
  /** Maximum number of rows. @default no limit */
  max?: number;
  /** Label of the add button, such as "Add ingredient". @default 'Add', localized */
  addLabel?: string;
  /**
   * If true, rows have buttons to move them.
   * @default false
   */
  reorderable?: boolean;
  /**
   * `line` shows the buttons next to the fields, `card` in the header of a box around them.
   * @default 'line'
   */
  layout?: keyof typeof styles.layout;
  /** Shown if there are no rows. */
  emptyState?: ReactNode;
  /** Help text below the rows. */
  description?: ReactNode;
  /** Error message about the rows. Replaces `description`. */
  error?: ReactNode;
}

/** Form rows that can be added, removed and reordered. */
export function Repeater<Item>({
  label,
  value,
  defaultValue = [],
  onValueChange,
  createItem,
  copyItem,
  addOnEnter = false,
  children,
  getName,
  getKey,
  min = 0,
  max = Infinity,
  addLabel,
  reorderable = false,
  layout = 'line',
  emptyState,
  description,
  error,
  disabled,
  className,
  id,
  ref,
  ...rest
}: RepeaterProps<Item>) {
  const strings = useStrings(formStrings);
  const [items, change] = useControlledState(value, defaultValue, onValueChange);
  const [known, setKeys] = useState<readonly number[]>(() => rowKeys([], items.length));
  const ids = useFieldIds(id, { description, error }, rest['aria-describedby']);
  const root = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<RowFocus>(undefined);
  const keys = rowKeys(known, items.length);
  if (keys !== known) setKeys(keys);

  useEffect(() => {
    if (wanted.current && root.current) focusRow(root.current, wanted.current);
    wanted.current = undefined;
  }, [items]);

  const nameOf = (item: Item, index: number) => getName?.(item, index) || fill(strings.row, { index: index + 1 });
  const isFull = items.length >= max;

  const insert = (index: number, item: Item) => {
    if (isFull) return;
    wanted.current = { part: 'fields', index };
    const [key = 0] = rowKeys(keys, items.length + 1).slice(-1);
    setKeys([...keys.slice(0, index), key, ...keys.slice(index)]);
    change([...items.slice(0, index), item, ...items.slice(index)]);
    announce(fill(strings.rowAdded, { index: index + 1, count: items.length + 1 }));
  };
  const add = () => insert(items.length, createItem());
  const remove = (index: number) => {
    wanted.current = { part: 'remove', index: Math.min(index, items.length - 2) };
    setKeys(keys.filter((_, at) => at !== index));
    change(items.filter((_, at) => at !== index));
    announce(fill(strings.rowRemoved, { name: nameOf(items[index] as Item, index), count: items.length - 1 }));
  };
  const move = (from: number, to: number) => {
    wanted.current = { part: to < from ? 'up' : 'down', index: to };
    setKeys(moveItem(keys, from, to));
    change(moveItem(items, from, to));
    announce(fill(strings.rowMoved, { name: nameOf(items[from] as Item, from), index: to + 1, count: items.length }));
  };
  const put = (index: number, next: Partial<Item> | Item) =>
    change(
      items.map((item, at) => {
        if (at !== index) return item;
        const isParts = typeof next === 'object' && next !== null && typeof item === 'object' && item !== null;
        return isParts ? { ...item, ...next } : (next as Item);
      }),
    );

  return (
    <fieldset
      {...rest}
      id={ids.control}
      ref={useMergedRef(root, ref)}
      disabled={disabled}
      aria-describedby={ids.describedBy}
      className={cx(styles.root, className)}
    >
      <legend className={cx(text.label, styles.legend)}>{label}</legend>
      {items.length === 0 && emptyState && <p className={cx(text.body, styles.empty)}>{emptyState}</p>}
      {items.length > 0 && (
        <ol className={styles.rows} onKeyDown={(event) => addOnEnter && isEnterInLastField(event) && add()}>
          {items.map((item, index) => {
            const name = nameOf(item, index);
            return (
              <li key={getKey?.(item) ?? keys[index]} data-row={index} className={styles.layout[layout]}>
                <div role="group" aria-label={name} data-part="fields" className={styles.fields}>
                  {children({ item, index, name, change: (next) => put(index, next) })}
                </div>
                <RepeaterTools
                  {...{ name, layout, index, reorderable }}
                  count={items.length}
                  removable={items.length > min}
                  onDuplicate={copyItem && !isFull ? () => insert(index + 1, copyItem(item)) : undefined}
                  onMove={(to) => move(index, to)}
                  onRemove={() => remove(index)}
                />
              </li>
            );
          })}
        </ol>
      )}
      <div className={styles.footer}>
        <Button
          size="sm"
          startIcon={Plus}
          data-part="add"
          disabledReason={isFull ? fill(strings.rowsFull, { max }) : undefined}
          onClick={add}
        >
          {addLabel ?? strings.addRow}
        </Button>
        <FieldNotes {...{ ids, description, error }} />
      </div>
    </fieldset>
  );
}
