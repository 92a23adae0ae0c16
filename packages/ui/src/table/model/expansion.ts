import type { ExpandedState } from '@tanstack/react-table';
import type { ModelTable } from './tableModel';

/**
 * Returns true if a group is expanded. Groups are by default, so the state contains only collapsed ones, as `false`.
 */
export const isGroupOpen = (expanded: ExpandedState, id: string) => expanded === true || expanded[id] !== false;

/**
 * Returns true if details are expanded. They are collapsed by default, so the state contains only expanded rows, as
 * `true`.
 */
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
