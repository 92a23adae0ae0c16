import type { View, ViewAccess } from './views.contract';

/** Returns the access of a user to a view, or `null` if they can't see it. */
export function viewAccessOf(view: Pick<View, 'ownerId' | 'scope' | 'sharedWith'>, userId: number): ViewAccess | null {
  if (view.ownerId === userId) return 'owner';
  const shared = view.sharedWith.find((entry) => entry.userId === userId);
  return shared?.access ?? (view.scope === 'workplace' ? 'view' : null);
}
