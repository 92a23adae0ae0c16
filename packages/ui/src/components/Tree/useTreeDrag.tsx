import { DropIndicator, useDragAndDrop } from 'react-aria-components';
import { cx } from '../../css/cx';
import * as rows from '../../private/lists/rows.css';
import type { TreeMove } from './moveNodes';
import type { TreeDrag, TreeNode } from './Tree';
import * as styles from './Tree.css';

export interface TreeDragOptions {
  /** Called with a move; `moveNodes` makes it. */
  onMove: (move: TreeMove) => void;
  /** Whether a node may hold others. @default every node */
  canHold?: (id: string) => boolean;
  /** Lets nothing be moved. @default false */
  disabled?: boolean;
}

const places = { before: 'before', after: 'after', on: 'inside' } as const;

/** Lets the nodes of a `Tree` be moved, by pointer, touch and keys. What comes of it is said in the reader's language. */
export function useTreeDrag({ onMove, canHold = () => true, disabled = false }: TreeDragOptions): TreeDrag {
  const { dragAndDropHooks } = useDragAndDrop<TreeNode>({
    isDisabled: disabled,
    getItems: (_keys, nodes) => nodes.map((node) => ({ 'text/plain': node.label })),
    onMove: ({ keys, target }) =>
      onMove({ ids: [...keys] as string[], target: target.key as string, place: places[target.dropPosition] }),
    // Asked about every place, also between two nodes.
    shouldAcceptItemDrop: ({ key, dropPosition }) => dropPosition !== 'on' || canHold(key as string),
    renderDropIndicator: (target) => <DropIndicator target={target} className={cx(rows.indicator, styles.indicator)} />,
  });
  return dragAndDropHooks;
}
