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
import { useStrings } from '../../private/strings/strings';
import * as styles from './Tree.css';

/** A branch or a leaf. */
export interface TreeNode {
  /** Unique, stable ID. */
  id: string;
  /** What the row says. */
  label: string;
  /** Icon before the label. */
  icon?: IconType;
  /** A count, a value, a pill at the end of the row. */
  endContent?: ReactNode;
  /** What the branch holds. */
  children?: readonly TreeNode[];
  /** The branch holds something that has not been loaded; it comes when it is opened. */
  expandable?: boolean;
  /** What it holds is on its way. */
  loading?: boolean;
  /** Makes the row a link; the router of `UiProvider` follows it. */
  href?: string;
  /** If true, can't be selected. @default false */
  disabled?: boolean;
}

/** What `useTreeDrag` gives. */
export type TreeDrag = DragAndDropHooks<TreeNode>;

export interface TreeProps {
  /** What the tree holds; its name. */
  label: string;
  /** The branches and leaves of the first level. Keep the objects while they do not change. */
  items: readonly TreeNode[];
  /** Whether nodes can be chosen, one or any number. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** What is chosen, by `id`, where that is controlled. */
  selectedKeys?: readonly string[];
  /** What is chosen at first. */
  defaultSelectedKeys?: readonly string[];
  /** Called with all that is chosen now, in the order of the tree. */
  onSelectionChange?: (value: string[]) => void;
  /** The open branches, by `id`, where that is controlled. */
  expandedKeys?: readonly string[];
  /** The open branches at first. */
  defaultExpandedKeys?: readonly string[];
  /** Called with all open branches: the time to load what a branch holds. */
  onExpandedChange?: (ids: string[]) => void;
  /** Called with the `id` of the node that was pressed, while nothing is chosen. */
  onAction?: (id: string) => void;
  /** Buttons and menus at the end of a row. */
  actions?: (node: TreeNode) => ReactNode;
  /** Lets nodes be moved by pointer and keys: what `useTreeDrag` gives. */
  drag?: TreeDrag;
  /** `boxed` has an edge of its own, `plain` stands inside a card. @default 'boxed' */
  variant?: keyof typeof rows.variants;
  /** In place of nodes where there are none. @default 'Nothing here yet' in the reader's language */
  emptyState?: ReactNode;
  /** Class of the root element. */
  className?: string;
  /** Id of the root element. */
  id?: string;
  /** The tree. */
  ref?: Ref<HTMLDivElement>;
}

const idsOf = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap((node) => [...(node.disabled ? [] : [node.id]), ...idsOf(node.children ?? [])]);

interface NodeRowProps {
  node: TreeNode;
  /** From 1. */
  level: number;
  actions: TreeProps['actions'];
}

function NodeRow({ node, level, actions }: NodeRowProps) {
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
              <Button slot="drag" className={rows.handle}>
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

/** Branches that open, and what they hold. */
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
