import type { PageAccess } from '../navigation/navigation';
import { listOf } from '../navigation/navigation';

/** The page that is open, as the router knows it. */
export interface OpenPage {
  pathname: string;
  search: Record<string, unknown>;
  /** Parts of the path that name a record. */
  params: Record<string, unknown>;
  /** What the route says: parameters of the address that mean something at one workplace only. */
  workplaceSearch?: readonly string[];
}

/** Parameters of every list that say nothing about another workplace. */
const alwaysDropped = ['page', 'restaurant'];

/** Where somebody is after changing the workplace: a list stays, without what does not fit; a record gives way to its list. */
export function workplaceDestination({ pathname, search, params, workplaceSearch = [] }: OpenPage, access: PageAccess) {
  const isRecord = Object.keys(params).some((name) => name !== '*' && name !== '_splat');
  if (isRecord) return { to: listOf(pathname, access), search: {}, isSamePage: false };
  const dropped = [...alwaysDropped, ...workplaceSearch];
  const kept = Object.entries(search).filter(([name]) => !dropped.includes(name));
  return { to: pathname, search: Object.fromEntries(kept), isSamePage: true };
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Parameters of the address that mean something at one workplace only: a table, a section of the floor. */
    workplaceSearch?: readonly string[];
  }
  interface HistoryState {
    /** The workplace that this entry was made for. */
    workplace?: string;
  }
}
