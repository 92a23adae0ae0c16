import { ChevronRight, GripVertical } from 'lucide-react';
import type { CSSProperties, ReactNode, Ref } from 'react';
import {
  Button,
  Collection,
  Tree as AriaTree,
  TreeItem,
  TreeItemContent,
  TreeLoadMoreItem,
  type DragAndDropHooks,
  type Key,
  type Selection,
} from 'react-aria-components';
import { Icon, type IconType } from '../../icons/Icon';
import * as choice from '../../private/choices/Choice.css';
import { choosingStrings } from '../../private/strings/choosingStrings';
import { cx } from '../../css/cx';
import { RowEnd } from '../../private/lists/RowEnd';
import * as rows from '../../private/lists/rows.css';
import { SelectBox } from '../../private/lists/SelectBox';
import { sortingStrings } from '../../private/strings/sortingStrings';
import { fill, useStrings } from '../../private/strings/strings';
import * as styles from './Tree.css';

/** A node of the tree. */
export interface TreeNode {
  /** Unique, stable ID. */
  id: string;
  /** Label of the row. */
  label: string;
  /** Icon before the label. */
  icon?: IconType;
  /** Content at the end of the row, such as a count or a status pill. */
  endContent?: ReactNode;
  /** Child nodes. */
  children?: readonly TreeNode[];
  /** If true, the node has children that are not loaded yet. */
  expandable?: boolean;
  /** If true, its children are loading. */
  loading?: boolean;
  /** URL. Makes the row a link, which navigates with the router of `UiProvider`. */
  href?: string;
  /** If true, the node can't be focused, activated or selected. @default false */
  disabled?: boolean;
}

/** Return value of `useTreeDrag`. */
export type TreeDrag = DragAndDropHooks<TreeNode>;

export interface TreeProps {
  /** Accessible name of the tree. */
  label: string;
  /** Top-level nodes. Keep the same objects for unchanged nodes. */
  items: readonly TreeNode[];
  /** How many nodes can be selected. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** IDs of the selected nodes (controlled). */
  selectedKeys?: readonly string[];
  /** IDs of the initially selected nodes (uncontrolled). */
  defaultSelectedKeys?: readonly string[];
  /** Called with the IDs of the selected nodes, in the order of the tree. */
  onSelectionChange?: (value: string[]) => void;
  /** IDs of the expanded branches (controlled). */
  expandedKeys?: readonly string[];
  /** IDs of the initially expanded branches (uncontrolled). */
  defaultExpandedKeys?: readonly string[];
  /**
   * Called with the IDs of the expanded branches when one is expanded or collapsed. Load the children of an expanded
   * branch here.
   */
  onExpandedChange?: (ids: string[]) => void;
  /** Called with the ID of an activated node while no nodes are selected. */
  onAction?: (id: string) => void;
  /** Renders buttons and menus at the end of a row. */
  actions?: (node: TreeNode) => ReactNode;
  /** Result of `useTreeDrag`. Enables drag and drop. */
  drag?: TreeDrag;
  /** `boxed` has a border, `plain` is for cards. @default 'boxed' */
  variant?: keyof typeof rows.variants;
  /** Shown if there are no nodes. @default 'Nothing here yet', localized */
  emptyState?: ReactNode;
  /** Class of the root element. */
  className?: string;
  /** ID of the root element. */
  id?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

const idsOf = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap((node) => [...(node.disabled ? [] : [node.id]), ...idsOf(node.children ?? [])]);

interface NodeRowProps {
  node: TreeNode;
  /** Level, from 1. */
  level: number;
  actions: TreeProps['actions'];
}

function NodeRow({ node, level, actions }: NodeRowProps) {
  const strings = useStrings(sortingStrings);
  const { id, label, icon, endContent, children, expandable, loading, href, disabled } = node;
  return (
    <TreeItem
      id={id}
      value={node}
      textValue={label}
      href={href}
      isDisabled={disabled}
      hasChildItems={expandable}
      data-pressable={href ? '' : undefined}
      className={cx(rows.row, styles.row)}
    >
      <TreeItemContent>
        {({ hasChildItems, allowsDragging, selectionMode, selectionBehavior }) => (
          <>
            {allowsDragging && (
              <Button slot="drag" aria-label={fill(strings.moveName, { name: label })} className={rows.handle}>
                <Icon as={GripVertical} size={14} />
              </Button>
            )}
            {hasChildItems ? (
              <Button slot="chevron" className={styles.chevron}>
                <span className={styles.turning}>
                  <Icon as={ChevronRight} />
                </span>
              </Button>
            ) : (
              <span className={styles.leaf} />
            )}
            {selectionMode === 'multiple' && selectionBehavior === 'toggle' && <SelectBox />}
            {icon && <Icon as={icon} className={rows.icon} />}
            <span className={rows.words}>{label}</span>
            {endContent !== undefined && <span className={rows.end}> {endContent}</span>}
            {actions && <RowEnd>{actions(node)}</RowEnd>}
          </>
        )}
      </TreeItemContent>
      {children && (
        <Collection items={children}>
          {(child) => <NodeRow node={child} level={level + 1} actions={actions} />}
        </Collection>
      )}
      {loading && (
        <TreeLoadMoreItem
          isLoading
          className={cx(rows.message, styles.waiting)}
          style={{ '--tree-item-level': level + 1 } as CSSProperties}
        >
          <span className={choice.busy} />
        </TreeLoadMoreItem>
      )}
    </TreeItem>
  );
}

/** A hierarchical list with expandable branches. */
export function Tree({
  label,
  items,
  selectionMode = 'none',
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedChange,
  onAction,
  actions,
  drag,
  variant = 'boxed',
  emptyState,
  className,
  ...rest
}: TreeProps) {
  const strings = useStrings(choosingStrings);
  const handleSelection = (keys: Selection) =>
    onSelectionChange?.(idsOf(items).filter((one) => keys === 'all' || keys.has(one)));
  return (
    <AriaTree
      {...rest}
      aria-label={label}
      items={items}
      selectionMode={selectionMode}
      selectedKeys={selectedKeys}
      defaultSelectedKeys={defaultSelectedKeys}
      onSelectionChange={handleSelection}
      expandedKeys={expandedKeys}
      defaultExpandedKeys={defaultExpandedKeys}
      onExpandedChange={(keys: Set<Key>) => onExpandedChange?.([...keys] as string[])}
      onAction={onAction && ((key: Key) => onAction(key as string))}
      dragAndDropHooks={drag}
      data-actionable={onAction ? '' : undefined}
      className={cx(rows.list, rows.variants[variant], styles.tree, className)}
      renderEmptyState={() => <div className={rows.message}>{emptyState ?? strings.nothingHere}</div>}
    >
      {(node) => <NodeRow node={node} level={1} actions={actions} />}
    </AriaTree>
  );
}
