import { useContext, type ReactNode } from 'react';
import {
  DropIndicator,
  isTextDropItem,
  useDragAndDrop,
  type DragAndDropHooks,
  type DropItem,
  type DropOperation,
} from 'react-aria-components';
import { SortingGroupContext } from './SortingGroupContext';
import type { SortKey, SortMove } from './movedBetween';
import * as styles from './Sorting.css';

interface SortingOptions<T extends { id: SortKey }> {
  items: readonly T[];
  getName: (item: T) => string;
  /** Name of the group of lists between which rows can be dragged. If omitted, rows stay in their list. */
  group?: string;
  disabled?: boolean;
  /** Returns true if rows from another list can be dropped. @default all */
  accepts?: (keys: readonly SortKey[]) => boolean;
  onMove: (move: SortMove) => void;
  renderPreview?: (keys: readonly SortKey[]) => ReactNode;
  indicatorClassName?: string;
}

const typeOf = (group: string) => `application/x-larder-rows.${group.toLowerCase()}`;

async function keysOf(items: readonly DropItem[], type: string) {
  const texts = await Promise.all(items.filter(isTextDropItem).map((item) => item.getText(type)));
  return texts.map((text) => JSON.parse(text) as SortKey);
}

/** Enables drag and drop in a list by pointer, touch and keyboard, within a group of lists or alone. */
export function useSortingHooks<T extends { id: SortKey }>({
  items,
  getName,
  group,
  disabled,
  accepts,
  onMove,
  renderPreview,
  indicatorClassName,
}: SortingOptions<T>): DragAndDropHooks<T> {
  const type = typeOf(group ?? 'alone');
  const across = useContext(SortingGroupContext);
  const ordered = (keys: ReadonlySet<SortKey>) => items.filter(({ id }) => keys.has(id));
  const receive = async (given: readonly DropItem[], target: SortKey | null, position: SortMove['position']) => {
    const keys = await keysOf(given, type);
    if (keys.length > 0) onMove({ keys, target, position });
  };
  const { dragAndDropHooks } = useDragAndDrop<T>({
    isDisabled: disabled,
    getItems: (keys) =>
      ordered(keys as ReadonlySet<SortKey>).map((item) => ({
        [type]: JSON.stringify(item.id),
        'text/plain': getName(item),
      })),
    getAllowedDropOperations: () => ['move'],
    acceptedDragTypes: [type],
    getDropOperation: (_target, types, allowed): DropOperation => {
      const isAccepted = types.has(type) && (!accepts || accepts(across?.draggedKeys() ?? []));
      return isAccepted && allowed.includes('move') ? 'move' : 'cancel';
    },
    onDragStart: ({ keys }) => across?.setUnderWay([...keys]),
    onDragEnd: () => across?.setUnderWay([]),
    onReorder: ({ keys, target }) =>
      onMove({
        keys: ordered(keys as ReadonlySet<SortKey>).map(({ id }) => id),
        target: target.key,
        position: target.dropPosition === 'after' ? 'after' : 'before',
      }),
    ...(group !== undefined && {
      onInsert: ({ items: given, target }) =>
        void receive(given, target.key, target.dropPosition === 'after' ? 'after' : 'before'),
      onRootDrop: ({ items: given }) => void receive(given, null, 'after'),
    }),
    renderDropIndicator: (target) => <DropIndicator target={target} className={indicatorClassName ?? styles.line} />,
    ...(renderPreview && {
      renderDragPreview: (given) => (
        <>{renderPreview(given.map((item) => JSON.parse(item[type] ?? 'null') as SortKey))}</>
      ),
    }),
  });
  return dragAndDropHooks as DragAndDropHooks<T>;
}
