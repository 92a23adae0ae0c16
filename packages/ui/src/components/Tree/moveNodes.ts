/** A node that can have children. */
export interface Branch<Node> {
  id: string;
  children?: readonly Node[];
}

/** A move of nodes. */
export interface TreeMove {
  /** IDs of the moved nodes. */
  ids: readonly string[];
  /** ID of the target node. */
  target: string;
  /** Before the target, after it, or as its last children. */
  place: 'before' | 'after' | 'inside';
}

const holds = <Node extends Branch<Node>>(node: Node, id: string): boolean =>
  node.id === id || (node.children ?? []).some((child) => holds(child, id));

/** Returns the nodes after a move. Nodes are not moved into themselves. */
export function moveNodes<Node extends Branch<Node>>(nodes: readonly Node[], move: TreeMove): readonly Node[] {
  const moving: Node[] = [];
  const take = (list: readonly Node[]): readonly Node[] =>
    list.flatMap((node) => {
      if (move.ids.includes(node.id) && !holds(node, move.target)) {
        moving.push(node);
        return [];
      }
      return [node.children ? { ...node, children: take(node.children) } : node];
    });
  const put = (list: readonly Node[]): readonly Node[] =>
    list.flatMap((node) => {
      if (node.id !== move.target) return [node.children ? { ...node, children: put(node.children) } : node];
      if (move.place === 'before') return [...moving, node];
      if (move.place === 'after') return [node, ...moving];
      return [{ ...node, children: [...(node.children ?? []), ...moving] }];
    });
  const left = take(nodes);
  return moving.length === 0 ? nodes : put(left);
}
