import type { PageAccess } from '../navigation/navigation';
import { listOf } from '../navigation/navigation';

/** The open page, from the router's state. */
export interface OpenPage {
  pathname: string;
  search: Record<string, unknown>;
  /** Path parameters. */
  params: Record<string, unknown>;
  /** The route's `staticData.workplaceSearch`. */
  workplaceSearch?: readonly string[];
}

/** Search parameters that never apply to another workplace. */
const alwaysDropped = ['page', 'restaurant'];

/** Returns the page to show after a switch: the same page without stale parameters, or a record's list. */
export function workplaceDestination({ pathname, search, params, workplaceSearch = [] }: OpenPage, access: PageAccess) {
  const isRecord = Object.keys(params).some((name) => name !== '*' && name !== '_splat');
  if (isRecord) return { to: listOf(pathname, access), search: {}, isSamePage: false };
  const dropped = [...alwaysDropped, ...workplaceSearch];
  const remaining = Object.entries(search).filter(([name]) => !dropped.includes(name));
  return { to: pathname, search: Object.fromEntries(remaining), isSamePage: true };
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Search parameters that apply to one workplace only, such as a table of the restaurant. */
    workplaceSearch?: readonly string[];
  }
  interface HistoryState {
    /** ID of the workplace that the navigation switches to. */
    workplace?: string;
  }
}
