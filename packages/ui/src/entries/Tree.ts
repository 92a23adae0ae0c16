export { moveNodes } from '../components/Tree/moveNodes';
export { Tree } from '../components/Tree/Tree';
export { useTreeDrag } from '../components/Tree/useTreeDrag';
export type { TreeMove } from '../components/Tree/moveNodes';
export type { TreeDrag, TreeNode, TreeProps } from '../components/Tree/Tree';
export type { TreeDragOptions } from '../components/Tree/useTreeDrag';
