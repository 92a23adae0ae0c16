import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { Icon } from '../../icons/Icon';
import { cx } from '../../private/cx';
import { movedItems } from './movedItems';
import * as styles from './SortableList.css';

export interface SortableListProps<T extends { id: string | number }> {
  /** Name of the list. */
  label: string;
  /** Rows in their order. */
  items: readonly T[];
  /** Name of a row, for who hears where it goes. */
  getName: (item: T) => string;
  /** Name of the handle that moves a row. */
  getHandleLabel: (item: T) => string;
  /** Called with all rows in their new order. */
  onReorder: (items: readonly T[]) => void;
  /** Content of a row. */
  children: (item: T) => ReactNode;
  className?: string;
}

/** Rows whose order is the reader's own: by dragging, by touch, and by keys from the handle. */
export function SortableList<T extends { id: string | number }>({
  label,
  items,
  getName,
  getHandleLabel,
  onReorder,
  children,
  className,
}: SortableListProps<T>) {
  const { dragAndDropHooks } = useDragAndDrop<T>({
    getItems: (keys) => items.filter(({ id }) => keys.has(id)).map((item) => ({ 'text/plain': getName(item) })),
    onReorder: ({ keys, target }) => {
      const next = movedItems(items, [...keys], target.key, target.dropPosition);
      if (next) onReorder(next);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.indicator} />,
  });
  return (
    <GridList
      aria-label={label}
      // Without the children: a changed row content is a changed row.
      dependencies={[children]}
      items={items}
      dragAndDropHooks={dragAndDropHooks}
      keyboardNavigationBehavior="tab"
      className={cx(styles.list, className)}
    >
      {(item) => (
        <GridListItem id={item.id} textValue={getName(item)} className={styles.row}>
          <Button slot="drag" aria-label={getHandleLabel(item)} className={styles.handle}>
            <Icon as={GripVertical} size={14} />
          </Button>
          {children(item)}
        </GridListItem>
      )}
    </GridList>
  );
}
