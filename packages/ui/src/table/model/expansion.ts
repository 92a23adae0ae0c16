import type { ExpandedState } from '@tanstack/react-table';
import type { ModelTable } from './tableModel';

/** Groups are expanded by default: the state contains only collapsed groups, as `false`. */
export const isGroupOpen = (expanded: ExpandedState, id: string) => expanded === true || expanded[id] !== false;

/** Details are collapsed by default: the state contains only expanded rows, as `true`. */
export const isDetailOpen = (expanded: ExpandedState, id: string) => expanded !== true && expanded[id] === true;

const without = (expanded: unknown, id: string) => {
  const { [id]: _removed, ...others } = expanded as Record<string, boolean>;
  return others;
};

/** Collapses an open group, or expands a collapsed one. */
export const toggleGroup = (table: ModelTable<never>, id: string, isOpen: boolean) =>
  table.setExpanded((now) => (isOpen ? { ...without(now, id), [id]: false } : without(now, id)));

/** Opens or closes the details of a row. */
export const toggleDetail = (table: ModelTable<never>, id: string) =>
  table.setExpanded((now) => (isDetailOpen(now, id) ? without(now, id) : { ...without(now, id), [id]: true }));
