import { DropIndicator, useDragAndDrop } from 'react-aria-components';
import { cx } from '../../css/cx';
import * as rows from '../../private/lists/rows.css';
import type { TreeMove } from './moveNodes';
import type { TreeDrag, TreeNode } from './Tree';
import * as styles from './Tree.css';

export interface TreeDragOptions {
  /** Called when nodes are dropped. Use `moveNodes` to apply the move. */
  onMove: (move: TreeMove) => void;
  /** Returns true if other nodes can be dropped into the node. @default true for every node */
  canHold?: (id: string) => boolean;
  /** If true, nodes can't be moved. @default false */
  disabled?: boolean;
}

const places = { before: 'before', after: 'after', on: 'inside' } as const;

/** Enables drag and drop in a `Tree`, by pointer, touch and keyboard, with announcements. */
export function useTreeDrag({ onMove, canHold = () => true, disabled = false }: TreeDragOptions): TreeDrag {
  const { dragAndDropHooks } = useDragAndDrop<TreeNode>({
    isDisabled: disabled,
    getItems: (_keys, nodes) => nodes.map((node) => ({ 'text/plain': node.label })),
    onMove: ({ keys, target }) =>
      onMove({ ids: [...keys] as string[], target: target.key as string, place: places[target.dropPosition] }),
    // Also called for positions between nodes.
    shouldAcceptItemDrop: ({ key, dropPosition }) => dropPosition !== 'on' || canHold(key as string),
    renderDropIndicator: (target) => <DropIndicator target={target} className={cx(rows.indicator, styles.indicator)} />,
  });
  return dragAndDropHooks;
}
